/**
 * What people sell, and how a space sorts its materials: products, the tree industry → product → SKU, batches,
 * and drafts of products read out of what somebody pastes. Open this first.
 */
export { addBatch, deleteBatch, listBatches, renameBatch } from './batches.ts';
export { describeProduct } from './describe/describeProduct.ts';
export {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  productSnapshot,
  updateProduct,
} from './products.ts';
export { spaceOf } from './space.ts';
export {
  addCatalogNode,
  catalogImpact,
  deleteCatalogNode,
  listCatalog,
  renameCatalogNode,
} from './tree.ts';
