import { encode } from 'uqr';
import { landing as t } from '../../../locales/zh-CN/landing.ts';
import { pictureUrl } from '../pictureUrl.ts';
import type { SiteContent } from '../siteContent.ts';

/** The operator's picture of a code, a code drawn from its text, or a frame that says there is none yet. */
export function QrCode({ code }: { code: SiteContent['contact']['codes'][number] }) {
  const label = t.codeOf(code.label);
  if (code.image) {
    return <img src={pictureUrl(code.image)} alt={label} width="132" height="132" loading="lazy" />;
  }
  if (!code.text) return <span className="code-missing">{t.codeMissing}</span>;
  // Four modules of quiet around it, as the standard wants.
  const { data, size } = encode(code.text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
