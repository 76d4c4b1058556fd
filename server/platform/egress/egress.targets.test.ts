import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseAllowList } from './allowList.ts';
import { createEgress, type Egress } from './egress.ts';
import { closed } from './refusals.ts';
import { CLOSED_V4, CLOSED_V6, NAME_NOTATIONS, V4_NOTATIONS, V6_NOTATIONS } from './testing/targets.ts';
import { OUTSIDE, placeVictim, type Victim } from './testing/victim.ts';

/** Authorities that spell a closed address. */
const literals = [
  ...CLOSED_V4.flatMap((v4) => Object.values(V4_NOTATIONS).map((write) => write(v4))),
  ...CLOSED_V6.flatMap((v6) => Object.values(V6_NOTATIONS).map((write) => write(v6))),
];
const named = [...CLOSED_V4, ...CLOSED_V6].flatMap((address) =>
  Object.values(NAME_NOTATIONS).map((name) => ({ address, name })),
);

/** An attacker's web server: sends everybody where its path says. */
const attacker = createServer((request, response) => {
  const to = decodeURIComponent(request.url!.slice(1));
  // As bytes: what stands in a header need not be ASCII.
  response.writeHead(302, { location: Buffer.from(to).toString('latin1') }).end();
});
let victim: Victim;
let carrier: string;
let answers: () => string[];
let egress: Egress;
let asked = 0;

beforeAll(async () => {
  await new Promise<void>((listening) => attacker.listen(0, '127.0.0.1', listening));
  const { port } = attacker.address() as AddressInfo;
  carrier = `http://127.0.0.1:${port}/`;
  victim = await placeVictim(new Set([port]));
  egress = createEgress(
    { publicUrl: 'https://films.example', port: 4000, egressAllow: parseAllowList(`127.0.0.1:${port}`) },
    { resolve: async () => answers(), answerStepMs: 0 },
  );
});

afterAll(() => {
  victim.close();
  attacker.close();
  attacker.closeAllConnections();
});

/** @returns the sentence; the guard must say no. */
async function refused(url: string, useAllowList: boolean): Promise<string> {
  asked += 1;
  try {
    const answer = await egress.request({ url, useAllowList, timeoutMs: 5000 });
    return `answered: ${answer.bytes}`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'BAD_USER_INPUT' ? '' : error.message;
  }
}

/** Sixteen at a time, each with its own answer of the name server. @returns what was not refused for its address. */
async function refuseAll(urls: string[], { useAllowList = true, resolve = () => [] as string[] } = {}) {
  answers = resolve;
  const let_through: string[] = [];
  for (let at = 0; at < urls.length; at += 16) {
    const sentences = await Promise.all(urls.slice(at, at + 16).map((url) => refused(url, useAllowList)));
    sentences.forEach((sentence, index) => {
      if (sentence !== '') let_through.push(`${urls[at + index]}: ${sentence}`);
    });
  }
  return let_through;
}

test('the victim counts what nobody guards', async () => {
  const before = victim.accepted();
  for (const host of ['10.0.0.1', '169.254.169.254', '[::1]', '[fd00:ec2::254]', 'inside.test']) {
    expect(await (await fetch(`http://${host}/`)).text()).toBe('inside');
  }
  expect(victim.accepted() - before).toBe(5);
});

test('no spelling of a closed address is connected to, asked for directly or by redirect', async () => {
  const before = victim.accepted();
  const schemes = literals.flatMap((host, index) => [
    `http${index % 2 ? 's' : ''}://${host}/latest/meta-data`,
  ]);
  expect(await refuseAll(schemes)).toEqual([]);
  expect(await refuseAll(schemes.map((url) => carrier + encodeURIComponent(url)))).toEqual([]);
  expect(victim.accepted() - before).toBe(0);
});

test('no name that leads to a closed address is connected to, however its answers are mixed or change', async () => {
  const before = victim.accepted();
  for (const address of [...CLOSED_V4, ...CLOSED_V6]) {
    const urls = named.filter((one) => one.address === address).map(({ name }) => `http://${name}/`);
    const mapped = address.includes(':') ? address : `::ffff:${address}`;
    expect(await refuseAll(urls, { resolve: () => [address] })).toEqual([]);
    expect(await refuseAll(urls, { resolve: () => [OUTSIDE, mapped] })).toEqual([]);
    expect(
      await refuseAll(
        urls.map((url) => carrier + encodeURIComponent(url)),
        { resolve: () => [address] },
      ),
    ).toEqual([]);
  }
  expect(victim.accepted() - before).toBe(0);
});

test('a name that changes its mind after the check does not change where we connect', async () => {
  const before = victim.accepted();
  const races = CLOSED_V4.concat(CLOSED_V6).flatMap((inside) =>
    Array.from({ length: 20 }, async (_, race) => {
      let looked = 0;
      const guard = createEgress(
        { publicUrl: 'https://films.example', port: 4000, egressAllow: [] },
        { resolve: async () => (looked++ === 0 ? [OUTSIDE] : [inside]), answerStepMs: 0 },
      );
      asked += 1;
      await expect(guard.request({ url: `http${race % 2 ? 's' : ''}://rebind.test/` })).rejects.toMatchObject(
        {
          code: 'UNAVAILABLE',
        },
      );
      expect(looked).toBe(1);
    }),
  );
  await Promise.all(races);
  expect(races.length).toBeGreaterThan(1000);
  expect(victim.accepted() - before).toBe(0);
});

test('a name without an address and a closed address are told alike', async () => {
  const sentences = new Set<string>();
  for (const found of [[], ['10.0.0.1'], ['127.0.0.1'], ['169.254.169.254', OUTSIDE], ['::1']]) {
    answers = () => found;
    for (const url of [
      'http://inside.test/',
      'https://inside.test/',
      'http://192.168.0.1/',
      'http://127.0.0.1:80/',
    ]) {
      await egress.request({ url }).catch((error: Error) => sentences.add(error.message));
    }
  }
  expect([...sentences]).toEqual([closed().message]);
});

test('the corpus is what it says', () => {
  expect(asked).toBeGreaterThan(4000);
});
