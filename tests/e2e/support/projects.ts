import { setTimeout as sleep } from 'node:timers/promises';
import { graphql } from './product.ts';

type Wanted = 'DONE' | 'FAILED' | 'WAITING';
type Node = { id: string; number: number; status: string };
type Watched = Node & { steps: { status: string; error: string | null }[] };

const pollMs = 500;
const patienceMs = 150_000;

/**
 * Number of a project in the wanted state: one that another test left, else made through the API with the sample
 * material (FAILED: a stopped one).
 */
export async function projectAt(wanted: Wanted): Promise<number> {
  const list = '{ projects(kind: MIXCUT, first: 20) { edges { node { id number status } } } }';
  const { projects } = await graphql<{ projects: { edges: { node: Node }[] } }>(list);
  const found = projects.edges.find(({ node }) => node.status === wanted)?.node;
  return (found ?? (await makeProject(wanted))).number;
}

async function makeProject(wanted: Wanted): Promise<Node> {
  const { addSampleMaterials } = await graphql<{ addSampleMaterials: { materials: { id: string }[] } }>(
    'mutation { addSampleMaterials { materials { id } } }',
  );
  const input = {
    input: '一条为测试准备的片子',
    rawScript: '这是第一句。\n\n这是第二句。',
    materialIds: addSampleMaterials.materials.map(({ id }) => id),
    resolution: 480,
    auto: wanted === 'DONE',
  };
  const { createMixcut } = await graphql<{ createMixcut: { project: Node } }>(
    'mutation($input: CreateMixcutInput!) { createMixcut(input: $input) { ... on CreateMixcutSuccess { project { id number } } } }',
    { input },
  );
  const { id } = createMixcut.project;
  const project = await becomes(id, wanted === 'DONE' ? 'DONE' : 'WAITING');
  if (wanted !== 'FAILED') return project;
  await graphql('mutation($id: ID!) { cancelProject(id: $id) { project { id } } }', { id });
  return becomes(id, 'FAILED');
}

async function becomes(id: string, status: Wanted): Promise<Node> {
  let last = '';
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(pollMs)) {
    const query =
      'query($id: ID!) { node(id: $id) { ... on Project { id number status steps { status error } } } }';
    const { node } = await graphql<{ node: Watched }>(query, { id });
    if (node.status === status) return node;
    last = JSON.stringify(node);
    if (node.status === 'FAILED') break;
  }
  throw new Error(`the project does not become ${status}: ${last}`);
}
