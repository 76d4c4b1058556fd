import { tidy } from '../productInput.ts';
import type { Finding } from './types.ts';

/** How far a page's own data is looked into. */
const DEEPEST = 6;

/** What schema.org's Product says in a page; nothing for anything else or for what cannot be read. */
export function readJsonLd(script: string): Finding[] {
  let data: unknown;
  try {
    data = JSON.parse(script);
  } catch {
    return [];
  }
  const product = findProduct(data, 0);
  if (!product) return [];
  const found: Finding[] = [];
  const say = (field: Finding['field'], value: unknown, label = '') => {
    const text = textOf(value);
    if (text === '' || text.length > 200) return;
    const whole = label ? `${label}：${text}` : text;
    found.push({ field, value: whole, quote: whole });
  };
  say('name', product.name);
  say('category', product.category);
  say('targetAudience', record(product.audience).audienceType ?? record(product.audience).name);
  say('keyFeatures', record(product.brand).name ?? product.brand, '品牌');
  say('keyFeatures', product.material, '材质');
  say('keyFeatures', product.color, '颜色');
  say('keyFeatures', product.size, '尺寸');
  for (const property of list(product.additionalProperty).slice(0, 30)) {
    const { name, value } = record(property);
    const label = textOf(name);
    if (label !== '' && label.length <= 20) say('keyFeatures', value, label);
  }
  return found;
}

function findProduct(value: unknown, depth: number): Record<string, unknown> | null {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return null;
  const own = record(value);
  if (list(own['@type']).some((type) => type === 'Product' || type === 'ProductGroup')) return own;
  for (const inner of Array.isArray(value) ? value.slice(0, 50) : [own['@graph'], own.mainEntity]) {
    const found = findProduct(inner, depth + 1);
    if (found) return found;
  }
  return null;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function textOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' || typeof one === 'number' ? tidy(String(one)) : '';
}
