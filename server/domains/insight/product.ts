import type { ProductInfo } from '../../../temporal/contracts/insight.ts';
import type { App } from '../../platform/app.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { productSnapshot } from '../catalog/catalog.ts';
import type { GivenProduct } from './request.ts';

/** What a project keeps of a product: its words of now. @throws Refusal BAD_USER_INPUT where it is not theirs. */
export async function productInfo(
  app: App,
  viewer: Viewer,
  given: GivenProduct | null,
): Promise<ProductInfo | null> {
  if (!given || !('id' in given)) return given;
  const { name, category, targetAudience, keyFeatures, sellingPoints } = await productSnapshot(
    app.db,
    viewer,
    given.id,
  );
  return { productName: name, category, targetAudience, keyFeatures, sellingPoints };
}
