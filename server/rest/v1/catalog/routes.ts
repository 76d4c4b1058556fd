import type { AnyRoute } from '../contract.ts';
import * as batches from './batches.ts';
import * as changes from './changes.ts';
import * as trees from './tree.ts';

/** The tree and batches, in the order of the document. */
export const catalogRoutes: readonly AnyRoute[] = [
  ...[trees.tree, changes.add, changes.update, changes.whatDeletes, changes.deleteOne],
  ...[batches.list, batches.add, batches.update, batches.deleteOne],
  ...[trees.skuTree, batches.productBatch],
];
