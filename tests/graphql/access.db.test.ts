import { randomBytes } from 'node:crypto';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { addBatch, addCatalogNode, createProduct } from '../../server/domains/catalog/catalog.ts';
import { schema } from '../../server/graphql/schema.ts';
import { MIXCUT_STEPS } from '../../temporal/contracts/mixcut.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type TestPerson, testMaterial, testPerson, testProject } from '../support/people.ts';
import { type GraphQLAnswer, type TestServer, testServer } from '../support/server.ts';

let app: TestApp;
let server: TestServer;
let owner: TestPerson;
/** What belongs to the owner, by type: the id inside the node's id. */
let owned: Record<string, string | number>;
/** What belongs to the owner's space, where nobody else works. */
let shared: Record<string, number>;
/** Tokens of everybody who may ask. */
let principals: Record<string, string | undefined>;

const NEVER = 2 ** 31 - 1;

beforeAll(async () => {
  app = await testApp();
  server = await testServer(app);
  // Numbers that stand nowhere else in an answer.
  for (const [index, table] of [
    'User',
    'Material',
    'Clip',
    'Project',
    'Product',
    'CatalogNode',
    'Batch',
    'LabTool',
  ].entries()) {
    await app.db
      .$queryRaw`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${71_400_000 + index * 1000})`;
  }
  owner = await testPerson(app);
  const [other, unverified, admin, gone] = await Promise.all([
    testPerson(app),
    testPerson(app, { verified: false }),
    testPerson(app, { role: 'ADMIN' }),
    testPerson(app),
  ]);
  await app.db.apiKey.deleteMany({ where: { userId: gone.user.id } });
  const material = await testMaterial(app, owner.user.id);
  const clip = await app.db.clip.findFirstOrThrow({ where: { materialId: material.id } });
  const { projectId } = await testProject(app, owner, { materialId: material.id });
  const session = await app.db.session.create({
    data: { userId: owner.user.id, tokenHash: randomBytes(32), expiresAt: new Date(Date.now() + 3_600_000) },
  });
  const apiKey = await app.db.apiKey.findFirstOrThrow({ where: { userId: owner.user.id } });
  const product = await createProduct(app, owner.viewer, {
    ...{ name: '饮水机', category: '宠物', keyFeatures: ['2.5L'], sellingPoints: ['静音'] },
    targetAudience: '养猫家庭',
  });
  await app.db.user.update({ where: { id: owner.user.id }, data: { space: '甲店' } });
  const catalogNode = await addCatalogNode(app, owner.viewer, { level: 'INDUSTRY', name: '宠物' });
  const batch = await addBatch(app, owner.viewer, '双十一');
  shared = { CatalogNode: catalogNode.id, Batch: batch.id };
  // Nobody's: there for administrators, and for a key only with their scope.
  const labTool = await app.db.labTool.create({
    data: { name: '工具', description: '说明', method: 'POST', url: 'https://tools.example/' },
  });
  owned = {
    User: owner.user.id,
    ApiKey: apiKey.id,
    Session: session.id,
    Material: material.id,
    Clip: clip.id,
    Project: projectId,
    Product: product.id,
    LabTool: labTool.id,
    ProjectStep: `${projectId}-0`,
  };
  principals = {
    nobody: undefined,
    'revoked token': gone.token,
    'other user': other.token,
    unverified: unverified.token,
    admin: admin.token,
    owner: owner.token,
  };
});

const nodeTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => type.getInterfaces().some(({ name }) => name === 'Node'))
  .map(({ name }) => name);

const never = (type: string) => {
  if (type === 'Session' || type === 'ApiKey') return '01234567-89ab-7def-8123-456789abcdef';
  return type === 'ProjectStep' ? `${NEVER}-0` : NEVER;
};

/** The answer as sent, but for what names the request, and with the asked id put back to one word. */
function comparable({ status, text, body }: GraphQLAnswer, ...ids: Array<string | number>): string {
  const requestId = body.errors?.[0]?.extensions.requestId;
  const words = [requestId, ...ids].filter((word) => word !== undefined);
  return words.reduce<string>((rest, word) => rest.replaceAll(String(word), '·'), `${status} ${text}`);
}

function outcome({ body }: GraphQLAnswer, field: string): string {
  const [error] = body.errors ?? [];
  if (error) return String(error.extensions.code);
  const value = Array.isArray(body.data[field]) ? body.data[field][0] : body.data[field];
  return value === null ? 'null' : 'answered';
}

/** How a root field is asked for one thing of the owner's. */
interface Question {
  field: string;
  document: string;
  variables: (id: string, number: number) => Record<string, unknown>;
  type: string;
}

const inputOf: Record<string, (id: string) => Record<string, unknown>> = {
  confirmStep: (id) => ({ projectId: id, stepName: MIXCUT_STEPS[0].name }),
  updateStepResult: (id) => ({ projectId: id, stepName: MIXCUT_STEPS[0].name, result: {} }),
  updateProduct: (id) => ({
    ...{ id, name: '抢来的', category: '宠物', keyFeatures: ['甲'], sellingPoints: ['乙'] },
    targetAudience: '丙',
  }),
  addCatalogNode: (id) => ({ level: 'PRODUCT', name: '混进来的', parentId: id }),
  renameCatalogNode: (id) => ({ id, name: '抢来的' }),
  renameBatch: (id) => ({ id, name: '抢来的' }),
  createMixcut: (id) => ({ input: '海边', materialIds: [id] }),
  callLabTool: (id) => ({ id }),
  repeatTool: (id) => ({ projectId: id, index: 0 }),
  retryScore: (id) => ({ projectId: id, index: 0 }),
  addScoreEntry: (id) => ({ projectId: id, videoPath: 'oss://reelsmith/none' }),
  updateUser: (id) => ({ userId: id, role: 'ADMIN' }),
  setUserVerified: (id) => ({ userId: id, verified: true }),
  topUpUser: (id) => ({ userId: id, amountYuan: '1' }),
  updateLabTool: (id) => ({ id, description: '抢来的', method: 'POST', url: 'https://evil.example/' }),
};

function questionOf(kind: string, field: GraphQLField<unknown, unknown>): Question | null {
  const arg = field.args.find(({ name }) => ['id', 'ids', 'number', 'input'].includes(name));
  const isMutation = kind === 'mutation';
  if (!arg || (arg.name === 'input' && !inputOf[field.name])) return null;
  if (!isMutation && !['id', 'ids', 'number'].includes(arg.name)) return null;
  const value = (id: string, number: number) =>
    arg.name === 'number'
      ? number
      : arg.name === 'ids'
        ? [id]
        : arg.name === 'input'
          ? inputOf[field.name]!(id)
          : id;
  const selection = isObjectType(getNamedType(field.type)) || kind ? '{ __typename }' : '';
  const type = typeOf(field.name);
  return {
    field: field.name,
    type,
    document: `${kind} ($value: ${String(arg.type)}) { ${field.name}(${arg.name}: $value) ${selection} }`,
    variables: (id, number) => ({ value: value(id, number) }),
  };
}

/** What is done to people by administrators: those whom it is done to may not do it to themselves either. */
const administered = new Set([
  'updateUser',
  'setUserVerified',
  'topUpUser',
  'resetUserPassword',
  'endUserSessions',
]);

function typeOf(fieldName: string): string {
  if (fieldName === 'revokeSession') return 'Session';
  if (administered.has(fieldName)) return 'User';
  if (/catalog/i.test(fieldName)) return 'CatalogNode';
  if (/labTool/i.test(fieldName)) return 'LabTool';
  if (/batch/i.test(fieldName)) return 'Batch';
  if (/product$/i.test(fieldName)) return 'Product';
  if (fieldName.endsWith('ApiKey')) return 'ApiKey';
  return /material/i.test(fieldName) || fieldName === 'createMixcut' ? 'Material' : 'Project';
}

const questions = [
  ...Object.values(schema.getQueryType()!.getFields()).map((field) => questionOf('query', field)),
  ...Object.values(schema.getMutationType()!.getFields()).map((field) => questionOf('mutation', field)),
].filter((question) => question !== null);

test('every mutation that names something of somebody’s is in this matrix', () => {
  const without = Object.values(schema.getMutationType()!.getFields())
    .map(({ name }) => name)
    .filter((name) => !questions.some(({ field }) => field === name));
  // Theirs by their nature: a session, an upload's own secret address, samples for everybody, a catalogue of voices.
  // A new batch and a new product name nothing; a draft is kept nowhere.
  expect(without.sort()).toEqual([
    'addBatch',
    'addMaterial',
    'addSampleMaterials',
    'changePassword',
    'createAnalysis',
    'createApiKey',
    'createCaptcha',
    'createDecompose',
    'createLabTool',
    'createOneAnalyze',
    'createProduct',
    'createScore',
    'createUser',
    'describeProduct',
    'exchangeEntranceToken',
    'issueEntranceToken',
    'markNewsSeen',
    'revokeOtherSessions',
    'signIn',
    'signOut',
    'speakVoiceSample',
    'unblockAddress',
    'updateProfile',
  ]);
  expect(Object.keys(owned).sort()).toEqual([...nodeTypes].sort());
});

test('whose is whose: another’s id answers to the byte like one that never was', async () => {
  const lines: string[] = [];
  for (const type of nodeTypes) {
    for (const field of ['node', 'nodes']) {
      const question = questions.find((candidate) => candidate.field === field)!;
      lines.push(await row(question, type));
    }
  }
  for (const question of questions.filter(({ field }) => !field.startsWith('node'))) {
    // Who owns it may really do it: asked last, so that it stands while the others try.
    lines.push(await row(question, question.type));
  }
  const head = `${''.padEnd(28)}${Object.keys(principals)
    .map((name) => name.padEnd(17))
    .join('')}`.trimEnd();
  const title = 'What an owner’s id answers to whom. Written by tests/graphql/access.db.test.ts.';
  await expect(`${title}\n\n${head}\n${lines.join('\n')}\n`).toMatchFileSnapshot('access.txt');
}, 60_000);

async function row(question: Question, type: string): Promise<string> {
  const cells: string[] = [];
  for (const [name, as] of Object.entries(principals)) {
    const real = owned[type] ?? shared[type]!;
    const ask = (id: string | number) =>
      server.graphql(question.document, {
        as,
        variables: question.variables(encodeGlobalID(type, id), Number(id)),
      });
    const own = name === 'owner' && !administered.has(question.field);
    const theirs = own && question.document.startsWith('mutation') ? null : await ask(real);
    if (!theirs) {
      cells.push('may');
      continue;
    }
    const strangers = !own && (name !== 'admin' || question.document.startsWith('mutation'));
    if (strangers) {
      const none = await ask(never(type));
      expect([question.field, type, name, comparable(theirs, real, encodeGlobalID(type, real))]).toEqual([
        question.field,
        type,
        name,
        comparable(none, never(type), encodeGlobalID(type, never(type))),
      ]);
      expect(outcome(theirs, question.field)).not.toBe('answered');
    }
    cells.push(outcome(theirs, question.field));
  }
  const label = question.field.startsWith('node') ? `${question.field}(${type})` : question.field;
  return `${label.padEnd(28)}${cells.map((cell) => cell.padEnd(17)).join('')}`.trimEnd();
}

test('what nobody could mean is refused or nothing, never a defect', async () => {
  const odd = [
    '',
    'x',
    '%%%',
    'UHJvamVjdDo=',
    encodeGlobalID('Project', 'x'),
    encodeGlobalID('Project', '1e3'),
    encodeGlobalID('Project', '-1'),
    encodeGlobalID('Project', '99999999999999'),
    encodeGlobalID('Project', '0x10'),
    encodeGlobalID('ProjectStep', '1'),
    encodeGlobalID('ProjectStep', '1-2-3'),
    encodeGlobalID('Nothing', '1'),
    encodeGlobalID('__proto__', '1'),
    encodeGlobalID('constructor', '1'),
    encodeGlobalID('Query', '1'),
  ];
  for (const question of questions) {
    if (question.field === 'project' || question.field === 'product' || question.field === 'material')
      continue;
    for (const id of odd) {
      const answer = await server.graphql(question.document, {
        as: owner.token,
        variables: question.variables(id, 0),
      });
      const code = answer.body.errors?.[0]?.extensions.code ?? 'none';
      expect([question.field, id, code]).toEqual([question.field, id, expect.not.stringMatching('INTERNAL')]);
    }
  }
  const cursors = ['', 'x', 'R1BDOk46OTk5OTk5OTk5OTk5', 'R1BDOlM6eA==', 'R1BDOk46LTE='];
  for (const after of cursors) {
    for (const page of ['first: 3', 'last: 3', 'first: -1', 'first: 3, last: 3', 'first: 2000000000']) {
      const answer = await server.graphql(
        `query ($after: String) { projects(kind: MIXCUT, after: $after, ${page}) { edges { cursor } } }`,
        { as: owner.token, variables: { after } },
      );
      const code = answer.body.errors?.[0]?.extensions.code ?? 'none';
      expect([after, page, code]).toEqual([after, page, expect.not.stringMatching('INTERNAL')]);
    }
  }
}, 120_000);

test('text that Postgres cannot keep is refused with a sentence, wherever it stands', async () => {
  const inline = 'mutation { createMixcut(input: { input: "a\\u0000b", materialIds: [] }) { __typename } }';
  const variables = { input: { input: 'half \ud800', materialIds: [] } };
  const query = 'mutation ($input: CreateMixcutInput!) { createMixcut(input: $input) { __typename } }';
  for (const answer of [
    await server.graphql(inline, { as: owner.token }),
    await server.graphql(query, { as: owner.token, variables }),
    await server.graphql(
      'mutation { signIn(input: { userName: "\\u0000", password: "x" }) { viewer { id } } }',
    ),
  ]) {
    expect(answer.body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  }
});

test('a refusal keeps its code, its field and its sentence', async () => {
  const query = 'mutation ($input: CreateMixcutInput!) { createMixcut(input: $input) { __typename } }';
  const { body } = await server.graphql(query, {
    as: owner.token,
    variables: { input: { input: '', materialIds: [encodeGlobalID('Material', owned.Material!)] } },
  });
  expect(body.errors).toMatchObject([
    {
      message: '请输入视频描述',
      path: ['createMixcut'],
      extensions: { code: 'BAD_USER_INPUT', field: 'input' },
    },
  ]);
});
