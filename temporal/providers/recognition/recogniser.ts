import type { EngineHost } from '../enginehost/engineHost.ts';
import type { PackStore } from '../packs/packStore.ts';
import { chineseMarks } from './chineseMarks.ts';
import { inventedBecause, wordsOnly } from './invented.ts';
import { quietestMs, samplesIn } from './pcm.ts';
import { cutPieces } from './pieces.ts';
import { simplified } from './simplified.ts';
import {
  createTranscriptionService,
  LONGEST_UPLOAD_MS,
  type TranscriptionServiceSettings,
} from './transcriptionService.ts';
import {
  type EngineState,
  type RecogniseRequest,
  SPEECH_SAMPLE_RATE,
  type SpeechPcm,
  type SpokenRange,
  type SpokenSegment,
} from './types.ts';
import type { WhisperMethods } from './whisperEngine.ts';

export interface RecogniserOptions {
  host: EngineHost;
  packs: Pick<PackStore, 'packDir'>;
  /** Whether missing packs are on their way. */
  packsComing?: boolean;
  vendor?: TranscriptionServiceSettings | null;
}

export interface Recogniser {
  state(): EngineState;
  /** Which engine would hear now, in Chinese; null where none. */
  engine(): string | null;
  /**
   * What is said in the ranges, in order, without what the recogniser probably made up. null where there is no
   * engine. @throws VoiceError of a service, EngineCrashed, or the signal's reason
   */
  recognise(request: RecogniseRequest): Promise<SpokenSegment[] | null>;
}

type Hear = (
  pcm: SpeechPcm,
  durationMs: number,
  language?: string,
  signal?: AbortSignal,
) => Promise<Array<SpokenSegment & { noSpeech?: number; meanLogProbability?: number }>>;

const PACK = 'whisper-base';
/** The model's window is 30 s, and a margin of each side belongs to it. */
const LONGEST_PIECE_MS = 29_000;
/** Voice activity begins a little late and ends a little early. */
const MARGIN_MS = 250;

/** Hears words: a configured service first, the embedded recogniser where its pack is there, else nothing. */
export function createRecogniser({
  host,
  packs,
  packsComing = false,
  vendor,
}: RecogniserOptions): Recogniser {
  const service = vendor ? createTranscriptionService(vendor) : null;

  function embedded(folder: string): Hear {
    const engine = host.engine<WhisperMethods>({
      key: PACK,
      label: '听写引擎',
      module: new URL('./whisperEngine.ts', import.meta.url),
      args: [folder],
      heavy: true,
    });
    return async (pcm, _durationMs, language, signal) => {
      const samples = Float32Array.from(pcm, (sample) => sample / 32_768);
      const params = { samples, language: language ?? null };
      const { segments, noSpeech, meanLogProbability } = await engine.call(
        'hear',
        params,
        signal ? { signal } : {},
      );
      return segments.map((segment) => ({ ...segment, noSpeech, meanLogProbability }));
    };
  }

  return {
    state() {
      if (service) return 'ready';
      if (!packs.packDir(PACK)) return packsComing ? 'coming' : 'absent';
      return host.hasRoomFor(PACK) ? 'ready' : 'busy';
    },
    engine: () =>
      vendor ? `听写服务（${vendor.model}）` : packs.packDir(PACK) ? 'whisper-base（内置听写）' : null,
    async recognise({ pcm, ranges, language, signal }) {
      const folder = service ? null : packs.packDir(PACK);
      const hear: Hear | null = service ?? (folder ? embedded(folder) : null);
      if (!hear) return null;
      const quietest = (fromMs: number, toMs: number) => quietestMs(pcm, fromMs, toMs);
      const pieces = cutPieces(ranges, service ? LONGEST_UPLOAD_MS : LONGEST_PIECE_MS, quietest);
      const segments: SpokenSegment[] = [];
      for (const piece of withMargins(pieces, (pcm.length * 1000) / SPEECH_SAMPLE_RATE)) {
        signal?.throwIfAborted();
        const durationMs = piece.endMs - piece.startMs;
        const heard = await hear(samplesIn(pcm, piece), durationMs, language, signal);
        for (const { startMs, endMs, text, ...sureness } of heard) {
          const said = chineseMarks(simplified(wordsOnly(text)));
          const segment = place(piece, startMs, endMs, said);
          const heardFor = segment.endMs - segment.startMs;
          if (inventedBecause({ text: said, durationMs: heardFor, ...sureness }) === null)
            segments.push(segment);
        }
      }
      return withoutEchoes(segments);
    },
  };
}

/** Margins reach halfway to the neighbours at most. */
function withMargins(pieces: SpokenRange[], endMs: number): SpokenRange[] {
  return pieces.map((piece, index) => {
    const before = pieces[index - 1]?.endMs ?? -Number.MAX_VALUE;
    const after = pieces[index + 1]?.startMs ?? Number.MAX_VALUE;
    return {
      startMs: Math.max(0, piece.startMs - Math.min(MARGIN_MS, (piece.startMs - before) / 2)),
      endMs: Math.min(endMs, piece.endMs + Math.min(MARGIN_MS, (after - piece.endMs) / 2)),
    };
  });
}

function place(piece: SpokenRange, startMs: number, endMs: number, text: string): SpokenSegment {
  const within = (timeMs: number) => Math.round(Math.min(piece.endMs, piece.startMs + timeMs));
  return { startMs: within(startMs), endMs: within(endMs), text };
}

/** Recognisers that lose the thread say the last sentence again, and again: twice is a person, more is not. */
function withoutEchoes(segments: SpokenSegment[]): SpokenSegment[] {
  return segments.filter(
    ({ text }, index) =>
      index < 2 || text !== segments[index - 1]!.text || text !== segments[index - 2]!.text,
  );
}
