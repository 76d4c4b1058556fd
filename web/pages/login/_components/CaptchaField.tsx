import Headphones from 'lucide-react/icons/headphones';
import ImageIcon from 'lucide-react/icons/image';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { CaptchaKind } from '../../../lib/signIn.ts';
import { entrance } from '../../../locales/zh-CN/entrance.ts';
import type { CaptchaState } from '../_lib/useCaptcha.ts';
import { TextField } from './TextField.tsx';

const t = entrance.login;

interface CaptchaFieldProps {
  state: CaptchaState;
  error: string | null;
  onNew: (kind: CaptchaKind) => void;
}

/** What is to be read or heard, where its answer goes, and two ways to another one. */
export function CaptchaField({ state, error, onNew }: CaptchaFieldProps) {
  const { kind, status, captcha } = state;
  const audio = kind === 'AUDIO';
  const cooling = status === 'cooling';
  return (
    <TextField
      name="captcha"
      label={audio ? t.captchaAudio : t.captcha}
      hint={audio ? t.captchaAudioHint : t.captchaHint}
      error={error}
      autoComplete="off"
      inputMode={audio ? 'numeric' : 'text'}
      maxLength={16}
      tools={
        <>
          <button type="button" disabled={cooling} onClick={() => onNew(kind)}>
            <RefreshCw size={14} aria-hidden />
            {audio ? t.refreshAudio : t.refresh}
          </button>
          <button type="button" disabled={cooling} onClick={() => onNew(audio ? 'IMAGE' : 'AUDIO')}>
            {audio ? <ImageIcon size={14} aria-hidden /> : <Headphones size={14} aria-hidden />}
            {audio ? t.toImage : t.toAudio}
          </button>
        </>
      }
      beside={
        <div className="login-captcha" aria-busy={status === 'loading'}>
          {captcha?.kind === 'IMAGE' && <img src={captcha.url} alt={t.captchaAlt} width={140} height={49} />}
          {captcha?.kind === 'AUDIO' && (
            // biome-ignore lint/a11y/useMediaCaption: its words are the answer
            <audio src={captcha.url} controls autoPlay aria-label={t.captchaAudio} />
          )}
          {status === 'loading' && <span className="login-wait">{t.captchaLoading}</span>}
        </div>
      }
    />
  );
}
