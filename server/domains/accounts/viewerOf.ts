import type { Prisma } from '../../../prisma/generated/client/client.ts';
import type { KeyScope, Viewer } from '../../platform/viewer.ts';

/** What must be read of a person to know what they may do. */
export const personFields = {
  id: true,
  userName: true,
  role: true,
  verified: true,
} satisfies Prisma.UserSelect;

export type PersonRow = Prisma.UserGetPayload<{ select: typeof personFields }>;

export function viewerOf(
  person: PersonRow,
  via: Viewer['via'],
  credentialId: string | null,
  scopes: readonly KeyScope[] | null = null,
): Viewer {
  return {
    userId: person.id,
    userName: person.userName,
    role: person.role,
    verified: person.verified,
    via,
    credentialId,
    scopes,
    ip: null,
  };
}
