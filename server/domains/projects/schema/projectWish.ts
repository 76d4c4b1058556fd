import { z } from 'zod';
import type { builder } from '../../../graphql/builder.ts';
import type { ProjectWish } from '../find.ts';
import type { Status } from '../status.ts';
import { ProjectKind, WorkStatus } from './enums.ts';

type Arg = Parameters<Parameters<typeof builder.queryField>[1]>[0]['arg'];

/** Which projects, for the endless list and for the table alike. */
export const projectWishArgs = (arg: Arg) => ({
  kind: arg({ type: ProjectKind, description: 'Only of this kind; all where absent.' }),
  statuses: arg({ type: [WorkStatus], description: 'Only where they stand so; all where absent.' }),
  search: arg.string({
    description: 'A part of the title, in any case.',
    validate: z.string().max(128, '搜索词过长'),
  }),
});

/** GraphQL's arguments in the domain's words. */
export function wishOf(args: {
  kind?: unknown;
  statuses?: readonly number[] | null | undefined;
  search?: string | null | undefined;
}): ProjectWish {
  return {
    names: args.kind ? [String(args.kind)] : null,
    statuses: args.statuses as readonly Status[] | null | undefined,
    search: args.search,
  };
}
