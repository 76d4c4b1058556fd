import type { AnyRoute } from '../contract.ts';
import { add } from './add.ts';
import { call } from './call.ts';
import { deleteOne } from './delete.ts';
import { list } from './list.ts';
import { media } from './media.ts';
import { update } from './update.ts';

export const labRoutes: readonly AnyRoute[] = [list, add, update, deleteOne, call, media];
