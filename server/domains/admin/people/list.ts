import type { Prisma, Role } from '../../../../prisma/generated/client/client.ts';
import type { App } from '../../../platform/app.ts';
import { literally } from '../../../platform/literally.ts';
import { requirePermission, type Viewer } from '../../../platform/viewer.ts';
import type { Person } from '../../accounts/accounts.ts';

/** Which people; what is absent or empty limits nothing. */
export interface PeopleFilter {
  /** A part of the user name, nick name, e-mail or telephone number, in any case. */
  search?: string | null | undefined;
  role?: Role | null | undefined;
  verified?: boolean | null | undefined;
  space?: string | null | undefined;
}

export const PEOPLE_SORTS = ['created', 'lastSignIn', 'credits', 'userName'] as const;
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

export interface PeopleOrder {
  by: PeopleSort;
  descending: boolean;
}

export const NEWEST_FIRST: PeopleOrder = { by: 'created', descending: true };

/** Everybody that answers to the filter, a window of them. @throws Refusal NOT_FOUND to everybody but administrators. */
export async function listPeople(
  app: App,
  viewer: Viewer,
  asked: { filter?: PeopleFilter; order?: PeopleOrder; skip?: number; take: number },
): Promise<{ rows: Person[]; total: number }> {
  requirePermission(viewer, 'administer');
  const where = peopleWhere(asked.filter);
  const [rows, total] = await Promise.all([
    app.db.user.findMany({
      where,
      orderBy: peopleOrder(asked.order),
      skip: asked.skip ?? 0,
      take: asked.take,
      omit: { passwordHash: true },
    }),
    app.db.user.count({ where }),
  ]);
  return { rows, total };
}

export function peopleWhere({ search, role, verified, space }: PeopleFilter = {}): Prisma.UserWhereInput {
  const part = search?.trim();
  const contains = part ? { contains: literally(part), mode: 'insensitive' as const } : null;
  return {
    ...(contains && {
      OR: [{ userName: contains }, { nickName: contains }, { email: contains }, { phone: contains }],
    }),
    ...(role ? { role } : {}),
    ...(typeof verified === 'boolean' ? { verified } : {}),
    ...(space ? { space } : {}),
  };
}

/** The number decides among equals, so that pages neither repeat nor leave out anybody. */
export function peopleOrder({
  by,
  descending,
}: PeopleOrder = NEWEST_FIRST): Prisma.UserOrderByWithRelationInput[] {
  const way = descending ? 'desc' : 'asc';
  const first: Record<PeopleSort, Prisma.UserOrderByWithRelationInput> = {
    created: { createdAt: way },
    // Who never came is neither early nor late.
    lastSignIn: { lastSignInAt: { sort: way, nulls: 'last' } },
    credits: { credits: way },
    userName: { userName: way },
  };
  return [first[by], { id: way }];
}

/** The spaces that people work in, for filters and forms. */
export async function listSpaces(app: App, viewer: Viewer): Promise<string[]> {
  requirePermission(viewer, 'administer');
  const groups = await app.db.user.groupBy({ by: ['space'], orderBy: { space: 'asc' }, take: 500 });
  return groups.map(({ space }) => space);
}
