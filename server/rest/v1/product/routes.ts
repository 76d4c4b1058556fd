import type { AnyRoute } from '../contract.ts';
import { add } from './add.ts';
import { deleteOne } from './delete.ts';
import { describe } from './describe.ts';
import { detail } from './detail.ts';
import { list } from './list.ts';
import { update } from './update.ts';

export const productRoutes: readonly AnyRoute[] = [list, add, update, deleteOne, detail, describe];
