import type { CatalogLevel, CatalogNode } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { type DatabaseSession, isUniqueViolation } from '../../platform/database.ts';
import { literally } from '../../platform/literally.ts';
import { badInput, notFound, Refusal } from '../../platform/refusal.ts';
import { requirePermission, type Viewer } from '../../platform/viewer.ts';
import { catalogName } from './names.ts';
import { spaceOf } from './space.ts';

export type Level = CatalogLevel;

export const LEVEL_LABELS: Readonly<Record<Level, string>> = {
  INDUSTRY: '行业',
  PRODUCT: '产品',
  SKU: 'SKU',
};
const PARENT_LEVEL: Readonly<Record<Level, Level | null>> = {
  INDUSTRY: null,
  PRODUCT: 'INDUSTRY',
  SKU: 'PRODUCT',
};
/** Of a space; the whole tree is shown at once. */
const MOST_NODES = 2000;

/** The whole tree of the viewer's space in one list, by name. */
export async function listCatalog(app: App, viewer: Viewer): Promise<CatalogNode[]> {
  const space = await spaceOf(app, viewer);
  return app.db.catalogNode.findMany({ where: { space }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
}

/**
 * Adds a node below its parent. One that is there already under this name (whatever its case) is the answer, so
 * two people who add the same at once have the same.
 * @throws Refusal BAD_USER_INPUT, CONFLICT for a full tree
 */
export async function addCatalogNode(
  app: App,
  viewer: Viewer,
  input: { level: Level; name: string; parentId?: number | null },
): Promise<CatalogNode> {
  requirePermission(viewer, 'change');
  const { level, parentId = null } = input;
  const name = catalogName(input.name);
  const space = await spaceOf(app, viewer);
  await requireParent(app, space, level, parentId);
  const find = () =>
    app.db.catalogNode.findFirst({
      where: { space, parentId, name: { equals: literally(name), mode: 'insensitive' } },
    });
  const there = await find();
  if (there) return there;
  if ((await app.db.catalogNode.count({ where: { space } })) >= MOST_NODES) {
    throw new Refusal('CONFLICT', `分类目录最多${MOST_NODES}项，请先删除不用的分类`);
  }
  try {
    return await app.db.catalogNode.create({ data: { space, level, name, parentId } });
  } catch (error) {
    const other = isUniqueViolation(error) ? await find() : null;
    if (other) return other;
    throw error;
  }
}

/**
 * Renames a node; materials of the space that are classified by it follow, or they would be found by neither name.
 * @throws Refusal NOT_FOUND, BAD_USER_INPUT, CONFLICT where a sibling has the name
 */
export async function renameCatalogNode(
  app: App,
  viewer: Viewer,
  id: number,
  newName: string,
): Promise<CatalogNode> {
  requirePermission(viewer, 'change');
  const node = await getNode(app, viewer, id);
  const name = catalogName(newName);
  if (name === node.name) return node;
  try {
    return await app.db.$transaction(async (tx) => {
      const path = await pathOf(tx, node);
      const renamed = await tx.catalogNode.update({ where: { id }, data: { name } });
      await tx.material.updateMany({ where: path, data: { [COLUMN[node.level]]: name } });
      return renamed;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new Refusal('CONFLICT', `已有同名${LEVEL_LABELS[node.level]}「${name}」，请换一个名称`, {
      field: 'name',
    });
  }
}

export interface CatalogImpact {
  /** Products and SKUs that would go with it. */
  products: number;
  skus: number;
  /** Materials of the space that are classified by it; they keep their words. */
  materials: number;
}

/** What deleting a node would touch. @throws Refusal NOT_FOUND */
export async function catalogImpact(app: App, viewer: Viewer, id: number): Promise<CatalogImpact> {
  const node = await getNode(app, viewer, id);
  const path = await pathOf(app.db, node);
  const [products, skus, materials] = await Promise.all([
    node.level === 'INDUSTRY' ? app.db.catalogNode.count({ where: { parentId: id } }) : 0,
    node.level === 'SKU'
      ? 0
      : app.db.catalogNode.count({
          where: { level: 'SKU', OR: [{ parentId: id }, { parent: { parentId: id } }] },
        }),
    app.db.material.count({ where: path }),
  ]);
  return { products, skus, materials };
}

/** Takes a node with all below it out of the tree; materials keep what they were called. @throws Refusal NOT_FOUND */
export async function deleteCatalogNode(app: App, viewer: Viewer, id: number): Promise<CatalogImpact> {
  requirePermission(viewer, 'change');
  const impact = await catalogImpact(app, viewer, id);
  await app.db.catalogNode.deleteMany({ where: { id } });
  return impact;
}

const COLUMN = { INDUSTRY: 'industry', PRODUCT: 'product', SKU: 'sku' } as const satisfies Record<
  Level,
  string
>;

async function getNode(app: App, viewer: Viewer, id: number): Promise<CatalogNode> {
  const node = await app.db.catalogNode.findFirst({ where: { id, space: await spaceOf(app, viewer) } });
  if (!node) throw notFound('分类不存在或无权访问');
  return node;
}

/** The materials that are classified by a node: each level's words, from the top down to it. */
async function pathOf(session: DatabaseSession, node: CatalogNode) {
  const above =
    node.parentId === null
      ? null
      : await session.catalogNode.findUnique({ where: { id: node.parentId }, include: { parent: true } });
  const names = [above?.parent, above, node].filter((one) => one !== null && one !== undefined);
  return {
    space: node.space,
    ...Object.fromEntries(names.map(({ level, name }) => [COLUMN[level], name])),
  };
}

async function requireParent(app: App, space: string, level: Level, parentId: number | null): Promise<void> {
  const wanted = PARENT_LEVEL[level];
  if (wanted === null) {
    if (parentId !== null) throw badInput('parentId', '行业是最上一级，不能有上级分类');
    return;
  }
  const parent = parentId && (await app.db.catalogNode.findFirst({ where: { id: parentId, space } }));
  if (!parent || parent.level !== wanted) throw badInput('parentId', `请先选择${LEVEL_LABELS[wanted]}`);
}
