import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { answerOfSpoken } from '../../../../tests/support/captcha.ts';
import { restServer } from '../../../../tests/support/restServer.ts';
import { testServer } from '../../../../tests/support/server.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createUser, signIn, viewerOfBasic } from '../accounts.ts';
import { CAPTCHAS_A_MINUTE } from './askedOften.ts';
import { createCaptcha, keepCaptcha, requireCaptcha, sweepCaptchas } from './captcha.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ loginCaptcha: true });
});

const somewhere = () => `10.${[...randomBytes(3)].join('.')}`;
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'passed',
    (error: unknown) => (error instanceof Refusal ? error.message : String(error)),
  );
const secrets = () => ({ databaseUrl: app.config.databaseUrl!, secretKey: app.config.secretKey });

/** A captcha and its answer. */
async function asked(ip: string, now?: Date) {
  const captcha = '023456';
  const { id } = await keepCaptcha(app, { answer: captcha, ip }, now);
  return { captchaId: id, captcha, ip };
}

const OVER = '验证码已失效，请重新输入';
const WRONG = '验证码错误，请重新输入';

describe('an answer', () => {
  test('counts once, also when a hundred bring it at once', async () => {
    const answer = await asked(somewhere());
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => told(requireCaptcha(app, answer))));
    expect(outcomes.filter((outcome) => outcome === 'passed')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === OVER)).toHaveLength(99);
  });

  test('that is wrong takes the captcha away; the right one behind it does not help', async () => {
    const answer = await asked(somewhere());
    expect(await told(requireCaptcha(app, { ...answer, captcha: '111111' }))).toBe(WRONG);
    expect(await told(requireCaptcha(app, answer))).toBe(OVER);
    expect(await app.db.captcha.count({ where: { id: answer.captchaId } })).toBe(0);
  });

  test('from elsewhere does not count; from the same /64 it does', async () => {
    expect(await told(requireCaptcha(app, { ...(await asked('10.1.1.1')), ip: '10.1.1.2' }))).toBe(OVER);
    expect(
      await told(requireCaptcha(app, { ...(await asked('2001:db8:1:2::3')), ip: '2001:db8:1:2::4' })),
    ).toBe('passed');
  });

  test('that comes too late does not count, and is swept', async () => {
    const then = new Date(Date.now() - 5 * 60_000 - 1000);
    const [late, swept] = [await asked(somewhere(), then), await asked(somewhere(), then)];
    expect(await told(requireCaptcha(app, late))).toBe(OVER);
    expect(await sweepCaptchas(app)).toBeGreaterThan(0);
    expect(await app.db.captcha.count({ where: { id: swept.captchaId } })).toBe(0);
  });

  test('may be typed with blanks, or as full width', async () => {
    const { captcha, ...rest } = await asked(somewhere());
    const wide = [...captcha].map((digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0)).join(' ');
    expect(await told(requireCaptcha(app, { ...rest, captcha: ` ${wide} ` }))).toBe('passed');
  });

  test.each([
    [null, null, '请输入验证码'],
    [randomUUID(), '', '请输入验证码'],
    [randomUUID(), '   ', '请输入验证码'],
    ['', 'ACEFH', '请输入验证码'],
    [randomUUID(), 'ACEFH', OVER],
    ["' OR 1=1", 'ACEFH', OVER],
  ])('%j with %j: %s', async (captchaId, captcha, message) => {
    expect(await told(requireCaptcha(app, { captchaId, captcha, ip: somewhere() }))).toBe(message);
  });
});

describe('asking for one', () => {
  test('a picture and a sound come as data URLs; only a keyed hash of the answer is kept', async () => {
    const ip = somewhere();
    const picture = await createCaptcha(app, { kind: 'image', ip });
    expect(picture.url).toMatch(/^data:image\/webp;base64,UklGR/);
    expect(picture.url.length).toBeLessThan(40_000);
    const { captchaId, captcha } = await asked(ip);
    const row = await app.db.captcha.findUniqueOrThrow({ where: { id: captchaId } });
    expect(Buffer.from(row.answerHash).toString('latin1')).not.toContain(captcha);
    expect(Buffer.from(row.visitor).toString('latin1')).not.toContain(ip);
  });

  test('is counted per address by all processes together: the excess waits, and is told how long', async () => {
    const ip = '2001:db8:7:7::1';
    const now = new Date();
    const outcomes = await Promise.all(
      Array.from({ length: CAPTCHAS_A_MINUTE + 10 }, (_, index) =>
        createCaptcha(app, { kind: 'image', ip: `2001:db8:7:7::${index + 1}` }, now).catch((error) => error),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome instanceof Refusal);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused[0]).toMatchObject({ code: 'RATE_LIMITED', message: '请求过于频繁，请稍后再试' });
    expect(refused.every((refusal) => refusal.details.retryAfterSeconds! <= 60)).toBe(true);
    const made = await app.db.captcha.count({ where: { createdAt: now } });
    expect(made).toBeLessThanOrEqual(CAPTCHAS_A_MINUTE);
    await createCaptcha(app, { kind: 'image', ip }, new Date(now.getTime() + 61_000));
  });
});

describe('signing in', () => {
  const password = 'correct horse';
  const someone = () => createUser(app, { userName: `c${randomBytes(6).toString('hex')}`, password });

  test('needs it; without, the password is not looked at and not counted', async () => {
    const { userName } = await someone();
    const ip = somewhere();
    for (let tries = 0; tries < 12; tries += 1) {
      const refused = signIn(app, { userName, password, ip, userAgent: null });
      await expect(refused).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'captcha' } });
    }
    expect(await app.db.signInFailure.count({ where: { subject: { contains: userName } } })).toBe(0);
    const answer = await asked(ip);
    const session = await signIn(app, { userName, password, userAgent: null, ...answer });
    expect(session.viewer).toMatchObject({ userName });
    expect(
      await app.db.user.findUniqueOrThrow({ where: { userName }, select: { lastSignInAt: true } }),
    ).toMatchObject({ lastSignInAt: expect.any(Date) });
  });

  test('Basic needs none', async () => {
    const { userName } = await someone();
    expect(await viewerOfBasic(app, { userName, password, ip: somewhere() })).toMatchObject({ userName });
  });

  test('one captcha opens one of a thousand aliases of one operation', async () => {
    const server = await testServer(app);
    const { userName } = await someone();
    const { captchaId, captcha } = await asked('127.0.0.1');
    const input = `{userName: "${userName}", password: "guess", captchaId: "${captchaId}", captcha: "${captcha}"}`;
    const aliases = Array.from({ length: 50 }, (_, n) => `a${n}: signIn(input: ${input}) { viewer { id } }`);
    const { body } = await server.graphql(`mutation { ${aliases.join(' ')} }`);
    const messages = body.errors!.map(({ message }) => message);
    expect(messages.filter((message) => message === '用户名或密码错误')).toHaveLength(1);
    expect(await app.db.signInFailure.count({ where: { subject: `name:${userName}` } })).toBe(1);
  });

  test('by GraphQL: a captcha, its answer, a cookie; over a WebSocket nothing of it', async () => {
    const server = await testServer(app);
    const { userName } = await someone();
    const created = await server.graphql(
      'mutation { createCaptcha(kind: AUDIO) { captcha { captchaId kind url } } }',
    );
    const { captchaId, url } = created.body.data.createCaptcha.captcha;
    expect(url).toMatch(/^data:audio\/wav;base64,UklGR/);
    const answered = await server.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { userName } } }',
      {
        variables: {
          input: { userName, password, captchaId, captcha: await answerOfSpoken(secrets(), captchaId) },
        },
      },
    );
    expect(answered.body.data).toEqual({ signIn: { viewer: { userName } } });
    expect(answered.headers.get('set-cookie')).toMatch(/^reelsmith_session=ss_.*HttpOnly/);
    const socket = server.socketClient(undefined, { retryAttempts: 0 });
    const { value } = await socket
      .iterate({ query: 'mutation { createCaptcha { captcha { captchaId } } }' })
      .next();
    expect(JSON.stringify(value)).toContain('请通过 HTTP 请求登录');
  });

  test('by REST as the seed’s clients do it', async () => {
    const rest = await restServer(app);
    const { userName } = await someone();
    const picture = await rest.call('POST', '/user/captcha');
    expect(picture).toMatchObject({ status: 200, body: { code: 0, audio: null } });
    expect(picture.body.image).toMatch(/^data:image/);
    const { body } = await rest.call('POST', '/user/captcha', { body: { kind: 'audio' } });
    const login = (captcha: string) =>
      rest.call('POST', '/user/login', {
        body: { user_name: userName, password, captcha_id: body.captcha_id, captcha },
      });
    const answer = await answerOfSpoken(secrets(), body.captcha_id);
    expect(await login('')).toMatchObject({
      status: 400,
      body: { message: '请输入验证码', field: 'captcha' },
    });
    expect(await login(answer)).toMatchObject({ status: 200, body: { user_info: { user_name: userName } } });
    expect(await login(answer)).toMatchObject({ status: 400, body: { message: OVER, field: 'captcha' } });
  });
});
