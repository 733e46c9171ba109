import { onOff, optionalText, url, wholeNumber } from './setting-kinds.ts'

export const speechEnvironment = {
  /** An engine that speaks OpenAI's `POST /v1/audio/speech`, such as `http://localhost:8880`. */
  SPEECH_URL: url(['http', 'https'], 'http://localhost:8880'),
  SPEECH_KEY: optionalText,
  SPEECH_MODEL: optionalText.transform((value) => value ?? 'tts-1'),
  SPEECH_VOICE_RU: optionalText,
  SPEECH_VOICE_FR: optionalText,
  /** Whether the engine reads U+0301; most spell it out or stumble over it. */
  SPEECH_STRESS_MARKS: onOff(false),
  SPEECH_TIMEOUT_SECONDS: wholeNumber(1, 600, 60),
}
