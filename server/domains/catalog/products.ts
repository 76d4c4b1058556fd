import type { Prisma, Product } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import type { DatabaseSession } from '../../platform/database.ts';
import { literally } from '../../platform/literally.ts';
import { badInput, notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { type ProductInput, parseProduct } from './productInput.ts';

/** Far more than anybody sells by film, and few enough that a list of all stays quick. */
const MOST_PRODUCTS = 5000;

/** Which products this viewer has: one's own, also for administrators. Deleted ones only projects remember. */
export function ownProducts(viewer: Viewer): { userId: number; deletedAt: null } {
  return { userId: viewer.userId, deletedAt: null };
}

/** The viewer's products whose name or category has these letters in it; all of them for an empty search. */
export function foundProducts(viewer: Viewer, search?: string | null): Prisma.ProductWhereInput {
  const wanted = search?.trim();
  if (!wanted) return ownProducts(viewer);
  // The database would take these for wildcards.
  const contains = { contains: literally(wanted), mode: 'insensitive' as const };
  return { ...ownProducts(viewer), OR: [{ name: contains }, { category: contains }] };
}

/** One page of the viewer's products, newest first. */
export async function listProducts(
  app: App,
  viewer: Viewer,
  list: { page: number; pageSize: number; search?: string | null },
): Promise<{ items: Product[]; total: number }> {
  const where = foundProducts(viewer, list.search);
  const [items, total] = await Promise.all([
    app.db.product.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (list.page - 1) * list.pageSize,
      take: list.pageSize,
    }),
    app.db.product.count({ where }),
  ]);
  return { items, total };
}

/** @throws Refusal NOT_FOUND, also for other people's and deleted products. */
export async function getProduct(app: App, viewer: Viewer, id: number): Promise<Product> {
  const product = await app.db.product.findFirst({ where: { id, ...ownProducts(viewer) } });
  if (!product) throw gone();
  return product;
}

/**
 * Names are unique among one's products, or nobody could tell them apart where they are chosen. Saying the same
 * product again (a lost answer, a double click) answers with the one that is there.
 * @throws Refusal BAD_USER_INPUT, CONFLICT
 */
export async function createProduct(app: App, viewer: Viewer, input: unknown): Promise<Product> {
  requirePermission(viewer, 'change');
  const wanted = parseProduct(input);
  return app.db.$transaction(async (tx) => {
    await lockNames(tx, viewer);
    const namesake = await findNamesake(tx, viewer, wanted.name);
    if (namesake) {
      if (isSame(namesake, wanted)) return namesake;
      throw taken(namesake.name);
    }
    if ((await tx.product.count({ where: ownProducts(viewer) })) >= MOST_PRODUCTS) {
      throw new Refusal('CONFLICT', `产品最多${MOST_PRODUCTS}个，请先删除不用的产品`);
    }
    return tx.product.create({ data: { userId: viewer.userId, ...wanted } });
  });
}

/** Replaces all fields. Projects keep what they were given. @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT */
export async function updateProduct(app: App, viewer: Viewer, id: number, input: unknown): Promise<Product> {
  requirePermission(viewer, 'change');
  await getProduct(app, viewer, id);
  const wanted = parseProduct(input);
  return app.db.$transaction(async (tx) => {
    await lockNames(tx, viewer);
    const namesake = await findNamesake(tx, viewer, wanted.name);
    if (namesake && namesake.id !== id) throw taken(namesake.name);
    const { count } = await tx.product.updateMany({ where: { id, ...ownProducts(viewer) }, data: wanted });
    if (count === 0) throw gone();
    return tx.product.findUniqueOrThrow({ where: { id } });
  });
}

/** Takes a product out of every list; saying it twice is harmless. @throws Refusal NOT_FOUND */
export async function deleteProduct(app: App, viewer: Viewer, id: number): Promise<void> {
  requirePermission(viewer, 'change');
  const mine = { id, userId: viewer.userId };
  const { count } = await app.db.product.updateMany({
    where: { ...mine, deletedAt: null },
    data: { deletedAt: new Date() },
  });
  if (count === 0 && !(await app.db.product.findFirst({ where: mine }))) throw gone();
}

/** What a project keeps of a product: its words of today, whatever becomes of the product. */
export interface ProductSnapshot extends ProductInput {
  productId: number;
}

/** @throws Refusal BAD_USER_INPUT where it is not, or no longer, a product of the viewer's. */
export async function productSnapshot(
  session: DatabaseSession,
  viewer: Viewer,
  id: number,
): Promise<ProductSnapshot> {
  const product = await session.product.findFirst({ where: { id, ...ownProducts(viewer) } });
  if (!product) throw badInput('productId', '产品不存在或已删除，请重新选择');
  const { name, category, keyFeatures, sellingPoints, targetAudience } = product;
  return { productId: id, name, category, keyFeatures, sellingPoints, targetAudience };
}

/** Two that take the same name at once wait for each other. */
async function lockNames(tx: DatabaseSession, viewer: Viewer): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`product:${viewer.userId}`}, 0))`;
}

async function findNamesake(tx: DatabaseSession, viewer: Viewer, name: string): Promise<Product | null> {
  const escaped = literally(name);
  return tx.product.findFirst({
    where: { ...ownProducts(viewer), name: { equals: escaped, mode: 'insensitive' } },
  });
}

function isSame(product: Product, wanted: ProductInput): boolean {
  const keys = Object.keys(wanted) as Array<keyof ProductInput>;
  return keys.every((key) => JSON.stringify(product[key]) === JSON.stringify(wanted[key]));
}

function taken(name: string): Refusal {
  return new Refusal('CONFLICT', `已有同名产品「${name}」，请换一个名称，或修改原来的产品`, {
    field: 'name',
  });
}

function gone(): Refusal {
  return notFound('产品不存在或无权访问');
}
