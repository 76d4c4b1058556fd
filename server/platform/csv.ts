import { pipeline, type Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** A column: its heading, and what stands in it. Numbers stay numbers; everything else is text. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => string | number | null;
}

/**
 * Rows as CSV (RFC 4180, CRLF), written as they are read, so that a table of any length needs little memory.
 * It begins with a byte order mark, because spreadsheets take Chinese for something else without one, and text
 * that a spreadsheet would run as a formula is defused with an apostrophe.
 */
export function csvOf<Row>(rows: AsyncIterable<Row>, columns: ReadonlyArray<CsvColumn<Row>>): Readable {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ value }) => value(row));
  }
  const stringifier = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  // A reader who goes away ends the reading; what fails while reading fails the reader. Both are told by the stream.
  return pipeline(cells, stringifier, () => {});
}
