/** The fields of a product that can be read out of what somebody says of it. */
export const DRAFT_FIELDS = ['name', 'category', 'keyFeatures', 'sellingPoints', 'targetAudience'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** A line of a page or of a pasted text, with what its form says about it. */
export interface Line {
  text: string;
  kind: 'text' | 'bullet' | 'heading' | 'pair';
  /** Of a pair: 材质 in 材质：硅胶. */
  label?: string;
  value?: string;
}

/** A value and the words it stands in. */
export interface Finding {
  field: DraftField;
  value: string;
  /** The line or sentence of what was given. */
  quote: string;
}

/** What is to be read: everything a draft may say is in here. */
export interface Source {
  /** What the page says about itself for machines: JSON-LD, meta, title. Better than any guess at its lines. */
  told: Finding[];
  lines: Line[];
}

export interface ProductDraft {
  name: string | null;
  category: string | null;
  keyFeatures: string[];
  sellingPoints: string[];
  targetAudience: string | null;
  /** Where each value comes from, in the order of the fields. */
  sources: Finding[];
  /** Fields that nothing was said about. */
  missing: DraftField[];
}
