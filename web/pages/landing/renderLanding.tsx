import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './LandingPage.tsx';
import { siteContent } from './siteContent.ts';

export { default as defaultContent } from './content.json';

export interface LandingFacts {
  /** The browser says that it is a phone's: it gets the narrow view whatever its width. */
  mobile: boolean;
  /** Where people open this page, without a trailing slash; for cards of social networks. */
  publicUrl: string;
  /** Addresses of the script and of what it imports. */
  scripts: readonly string[];
  /** The rules themselves, and those of the narrow view. */
  style: string;
  narrowStyle: string;
}

/**
 * The whole document of `/`, drawn on the server from the operator's content.
 * @throws ZodError naming what is misspelt in the content.
 */
export function renderLanding(given: unknown, facts: LandingFacts): string {
  const content = siteContent.parse(given);
  const [script, ...imports] = facts.scripts;
  const card = `${facts.publicUrl}/landing/card.jpg`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131417" />
        <title>{content.title}</title>
        <meta name="description" content={content.description} />
        <link rel="canonical" href={`${facts.publicUrl}/`} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={content.title} />
        <meta property="og:description" content={content.description} />
        <meta property="og:url" content={`${facts.publicUrl}/`} />
        <meta property="og:image" content={card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:locale" content="zh_CN" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="preload" as="image" href="/landing/film.webp" fetchPriority="high" />
        <Style text={facts.style} />
        <Style text={facts.narrowStyle} media={facts.mobile ? 'all' : '(max-width: 767px)'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={script} blocking="render" />
      </head>
      <body className="landing">
        <LandingPage content={content} />
      </body>
    </html>,
  )}`;
}

/** Our own build's text: nothing in it is anybody's input. */
function Style({ text, media }: { text: string; media?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of the build; React would escape their quotes
  return <style media={media} dangerouslySetInnerHTML={{ __html: text }} />;
}
