import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';

/** A vendor that speaks the OpenAI chat format; see `AI_*` in the settings. */
export interface AiSettings {
  /** With the version, e.g. https://dashscope.aliyuncs.com/compatible-mode/v1 */
  baseUrl: string;
  apiKey: string;
  /** Model name for texts, e.g. qwen-plus. */
  model: string;
  /** For one whole question, retries included; 120 s where not given. */
  timeoutMs?: number;
  /** How often a busy or failing vendor is asked again, with growing pauses; 2 where not given. */
  maxRetries?: number;
}

// The SDK would print its warnings to the console, past the logger.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The chat model of the settings; does not call the vendor yet. */
export function createChatModel(settings: AiSettings): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    apiKey: settings.apiKey,
  });
  return provider.chatModel(settings.model);
}

/** What `generateObject` needs of the settings: the model, and how long and how often it is asked. */
export function chatWith(settings: AiSettings) {
  const { timeoutMs, maxRetries } = settings;
  return { model: createChatModel(settings), timeoutMs, maxRetries };
}

/** How people are told which engine made something. */
export function modelEngineName(settings: AiSettings): string {
  return `AI 模型 ${settings.model}`;
}
