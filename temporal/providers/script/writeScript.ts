import type { Script } from '../../contracts/script.ts';
import type { AiSettings } from '../ai/model.ts';
import { writeWithModel } from './aiWriter.ts';
import { writeEmbeddedCopy } from './copywriter/copywriter.ts';
import { writeFromRawScript } from './rawWriter.ts';
import { ScriptError, type WriteScriptInput } from './types.ts';

/**
 * Writes the script of a film: a given script is kept word for word, else the configured model writes, else the
 * embedded copywriter. `engine` in the result names which.
 *
 * @param ai null where no model is configured
 * @throws ScriptError for input that gives nothing to write; AiError for the vendor; the signal's reason. Messages
 * are Chinese and meant for people.
 */
export async function writeScript(input: WriteScriptInput, ai: AiSettings | null): Promise<Script> {
  input.signal?.throwIfAborted();
  if (input.rawScript?.trim()) return writeFromRawScript({ ...input, rawScript: input.rawScript });
  if (!input.prompt.trim() && !input.product?.name.trim()) throw new ScriptError('请输入视频描述');
  return ai ? writeWithModel(input, ai) : writeEmbeddedCopy(input);
}
