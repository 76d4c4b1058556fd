import type { Page, Route } from '@playwright/test';

/** Nobody answers, as with a cable pulled out. */
export const noLine = (route: Route) => route.abort('failed');
/** An answer that says nothing: a proxy's error page. */
export const noWord = (route: Route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' });
/** A refusal in the server's own words. */
export const refused = (message: string, code = 'CONFLICT', more: object = {}) => {
  return (route: Route) => route.fulfill({ json: { errors: [{ message, extensions: { code, ...more } }] } });
};

/**
 * The named GraphQL operation fails until the returned function is called; everything else goes through.
 */
export async function failCall(page: Page, operation: string, how: (route: Route) => Promise<void>) {
  const named = new RegExp(`^(query|mutation) ${operation}\\b`);
  const handler = (route: Route) => {
    const { query = '' } = (route.request().postDataJSON() ?? {}) as { query?: string };
    return named.test(query.trimStart()) ? how(route) : route.fallback();
  };
  await page.route('**/graphql', handler);
  return () => page.unroute('**/graphql', handler);
}
