import { expect, test } from 'vitest';
import { defaultContent, type LandingFacts, renderLanding } from './renderLanding.tsx';

const facts: LandingFacts = {
  mobile: false,
  publicUrl: 'https://films.example',
  scripts: ['/assets/landing.js', '/assets/theme.js'],
  style: 'a > b{color:"red"}',
  narrowStyle: 'nav{display:none}',
};
const content = defaultContent as typeof defaultContent & { contact: Record<string, unknown> };

test('everything the seed asks for stands in the document, without any script', () => {
  const html = renderLanding(content, facts);
  for (const words of [
    '智能营销官',
    '全链路营销方案',
    '内容服务包',
    '工具订阅',
    '产品功能',
    '行业案例',
    '团队',
    '联系我们',
  ]) {
    expect(html).toContain(words);
  }
  expect(html.match(/href="\/login"[^>]*>立即使用/g)).toHaveLength(3);
  expect(html).toContain('<meta property="og:image" content="https://films.example/landing/card.jpg"/>');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<link rel="modulepreload" href="/assets/theme.js"/>');
  // Nothing has to be fetched before it can be drawn.
  expect(html).toContain('<style>a > b{color:"red"}</style>');
  expect(html).not.toContain('rel="stylesheet"');
});

test('the phone view follows the width, or the browser’s own word', () => {
  expect(renderLanding(content, facts)).toContain('<style media="(max-width: 767px)">nav{');
  expect(renderLanding(content, { ...facts, mobile: true })).toContain('<style media="all">nav{');
});

test('an operator’s facts are shown, escaped, with codes drawn from their text', () => {
  const html = renderLanding(
    {
      ...content,
      contact: {
        ...content.contact,
        phone: '010-1234 5678',
        address: '<script>alert(1)</script>',
        codes: [{ label: '公众号', text: 'https://films.example/wx', image: null }],
      },
    },
    facts,
  );
  expect(html).toContain('href="tel:01012345678"');
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).toMatch(/<svg class="code"[^>]*aria-label="公众号二维码"/);
});

test('what is misspelt is named', () => {
  expect(() => renderLanding({ ...content, herro: {} }, facts)).toThrow(/herro/);
  const contact = { ...content.contact, email: 'nobody' };
  expect(() => renderLanding({ ...content, contact }, facts)).toThrow(/email/);
});
