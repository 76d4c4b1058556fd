import type { Prisma } from '../../../prisma/generated/client/client.ts';
import { literally } from '../../platform/literally.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { ownProjects } from './access.ts';
import type { Status } from './status.ts';

/** Which of one's projects; what is absent or empty limits nothing. */
export interface ProjectWish {
  /** As in Project.name. */
  names?: readonly string[] | null | undefined;
  statuses?: readonly Status[] | null | undefined;
  /** A part of the title, in any case. */
  search?: string | null | undefined;
}

/** The viewer's own projects that answer to the wish, in Prisma's words. */
export function wishedProjects(viewer: Viewer, wish: ProjectWish): Prisma.ProjectWhereInput {
  const search = wish.search?.trim();
  return {
    ...ownProjects(viewer),
    ...(wish.names?.length ? { name: { in: [...wish.names] } } : {}),
    ...(wish.statuses?.length ? { status: { in: [...wish.statuses] } } : {}),
    ...(search ? { title: { contains: literally(search), mode: 'insensitive' } } : {}),
  };
}
