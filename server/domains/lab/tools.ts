import { type LabTool, Prisma } from '../../../prisma/generated/client/client.ts';
import type { App } from '../../platform/app.ts';
import { isUniqueViolation } from '../../platform/database.ts';
import { notFound, Refusal } from '../../platform/refusal.ts';
import { may, requirePermission, type Viewer } from '../../platform/viewer.ts';
import { recordAct } from '../admin/audit.ts';
import type { Json } from './jsonText.ts';
import { sealHeaders } from './secretHeaders.ts';
import { type ChangedTool, parseChangedTool, parseNewTool } from './toolInput.ts';

/** Which tools this viewer has: all of them as an administrator, none as anybody else. */
export function labTools(viewer: Viewer | null): Prisma.LabToolWhereInput {
  return may(viewer, 'administer') ? {} : { id: 0 };
}

/** One page of the registered tools, newest first. @throws Refusal NOT_FOUND for strangers of the administration. */
export async function listTools(
  app: App,
  viewer: Viewer,
  list: { page: number; pageSize: number },
): Promise<{ items: LabTool[]; total: number }> {
  requirePermission(viewer, 'administer');
  const [items, total] = await Promise.all([
    app.db.labTool.findMany({
      orderBy: { id: 'desc' },
      skip: (list.page - 1) * list.pageSize,
      take: list.pageSize,
    }),
    app.db.labTool.count(),
  ]);
  return { items, total };
}

/** @throws Refusal NOT_FOUND */
export async function getTool(app: App, viewer: Viewer, id: number): Promise<LabTool> {
  requirePermission(viewer, 'administer');
  const tool = await app.db.labTool.findUnique({ where: { id } });
  if (!tool) throw gone();
  return tool;
}

/** @throws Refusal BAD_USER_INPUT, CONFLICT where the name is taken. */
export async function createTool(app: App, viewer: Viewer, input: unknown): Promise<LabTool> {
  requirePermission(viewer, 'administer');
  const { name, ...wanted } = parseNewTool(input);
  const sealed = sealHeaders(app.config.secretKey, wanted.url, wanted.headers, null);
  try {
    return await app.db.$transaction(async (tx) => {
      const tool = await tx.labTool.create({ data: { name, ...columns(wanted), ...sealed } });
      await recordAct(tx, viewer, {
        action: 'lab-tool.create',
        target: `lab-tool:${tool.id}`,
        changes: changes(null, tool),
      });
      return tool;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('CONFLICT', '已有同名工具', { field: 'name' });
    throw error;
  }
}

/** Replaces all fields but the name. @throws Refusal BAD_USER_INPUT, NOT_FOUND */
export async function updateTool(app: App, viewer: Viewer, id: number, input: unknown): Promise<LabTool> {
  requirePermission(viewer, 'administer');
  const wanted = parseChangedTool(input);
  return app.db.$transaction(async (tx) => {
    // Two that save at once: the second one sees, and writes down, what the first one left.
    await tx.$queryRaw`SELECT id FROM "LabTool" WHERE id = ${id} FOR UPDATE`;
    const before = await tx.labTool.findUnique({ where: { id } });
    if (!before) throw gone();
    const sealed = sealHeaders(app.config.secretKey, wanted.url, wanted.headers, before);
    const tool = await tx.labTool.update({ where: { id }, data: { ...columns(wanted), ...sealed } });
    const replaced = (wanted.headers ?? []).filter(({ value }) => value).map(({ name }) => name);
    await recordAct(tx, viewer, {
      action: 'lab-tool.update',
      target: `lab-tool:${id}`,
      changes: {
        ...changes(before, tool),
        ...(replaced.length > 0 ? { headerValues: [null, replaced] } : {}),
      },
    });
    return tool;
  });
}

/** @throws Refusal NOT_FOUND */
export async function deleteTool(app: App, viewer: Viewer, id: number): Promise<void> {
  requirePermission(viewer, 'administer');
  await app.db.$transaction(async (tx) => {
    const [tool] = await tx.labTool.findMany({ where: { id } });
    const { count } = await tx.labTool.deleteMany({ where: { id } });
    if (!tool || count === 0) throw gone();
    await recordAct(tx, viewer, {
      action: 'lab-tool.delete',
      target: `lab-tool:${id}`,
      changes: changes(tool, null),
    });
  });
}

function columns({ headers: _, example, jsonSchema, ...rest }: ChangedTool) {
  const column = (value: Json) => (value === null ? Prisma.DbNull : (value as Prisma.InputJsonValue));
  return { ...rest, example: column(example), jsonSchema: column(jsonSchema) };
}

/** For the audit log; of secrets only the names. */
const TOLD = ['name', 'method', 'url', 'timeoutSeconds', 'headerNames'] as const;

function changes(before: LabTool | null, after: LabTool | null) {
  return Object.fromEntries(
    TOLD.filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field])).map(
      (field) => [
        field,
        [told(before, field), told(after, field)] as [
          Prisma.InputJsonValue | null,
          Prisma.InputJsonValue | null,
        ],
      ],
    ),
  );
}

/** Addresses lose what stands behind the question mark: keys are often written there. */
function told(tool: LabTool | null, field: (typeof TOLD)[number]): Prisma.InputJsonValue | null {
  const value = tool?.[field] ?? null;
  return field === 'url' && typeof value === 'string' ? value.split('?')[0]! : value;
}

function gone(): Refusal {
  return notFound('工具不存在或已被删除');
}
