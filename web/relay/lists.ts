import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/** The connections that lists on screen read; a record enters or leaves all that match it. */
const projectList = 'ProjectList_projects';
const materialLists: readonly { key: string; sources: readonly string[] | null }[] = [
  { key: 'UploadTab_uploaded', sources: ['UPLOADED', 'SAMPLE'] },
  { key: 'ExportTab_exported', sources: ['EXPORTED'] },
  { key: 'MaterialChoices_materials', sources: null },
];

function connections(store: RecordSourceProxy, key: string, filters: Record<string, unknown>): RecordProxy[] {
  const connection = ConnectionHandler.getConnection(store.getRoot(), key, filters);
  return connection ? [connection] : [];
}

function contains(connection: RecordProxy, id: string): boolean {
  const edges = connection.getLinkedRecords('edges') ?? [];
  return edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
}

function shiftTotal(connection: RecordProxy, by: number): void {
  const total = connection.getValue('totalCount');
  if (typeof total === 'number') connection.setValue(total + by, 'totalCount');
}

function insertFirst(
  store: RecordSourceProxy,
  lists: RecordProxy[],
  node: RecordProxy,
  edgeType: string,
): void {
  for (const connection of lists) {
    if (contains(connection, node.getDataID())) continue;
    ConnectionHandler.insertEdgeBefore(
      connection,
      ConnectionHandler.createEdge(store, connection, node, edgeType),
    );
    shiftTotal(connection, 1);
  }
}

function remove(lists: RecordProxy[], id: string): void {
  for (const connection of lists) {
    if (!contains(connection, id)) continue;
    ConnectionHandler.deleteNode(connection, id);
    shiftTotal(connection, -1);
  }
}

/** A project that was made here, in another tab, or by a program: first in its list, once. */
export function insertProject(store: RecordSourceProxy, project: RecordProxy): void {
  insertFirst(
    store,
    connections(store, projectList, { kind: project.getValue('kind') }),
    project,
    'QueryProjectsConnectionEdge',
  );
}

export function removeProject(store: RecordSourceProxy, id: string): void {
  const kind = store.get(id)?.getValue('kind') ?? 'MIXCUT';
  remove(connections(store, projectList, { kind }), id);
}

function materialConnections(store: RecordSourceProxy, source: unknown): RecordProxy[] {
  return materialLists
    .filter(({ sources }) => sources === null || sources.some((one) => one === source))
    .flatMap(({ key, sources }) => connections(store, key, sources ? { sources } : {}));
}

export function insertMaterial(store: RecordSourceProxy, material: RecordProxy): void {
  insertFirst(
    store,
    materialConnections(store, material.getValue('source')),
    material,
    'QueryMaterialsConnectionEdge',
  );
}

export function removeMaterial(store: RecordSourceProxy, id: string): void {
  const source = store.get(id)?.getValue('source');
  remove(materialConnections(store, source), id);
}
