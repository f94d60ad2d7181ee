import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySigned,
} from '#domain/auth/passkey-schema.ts';
import { ApiError, messageOf } from './api-error.ts';

/** Has the browser make a key. @throws as the browser refuses; `passkeyMessage` says why */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyCreated> {
  return (await startRegistration({ optionsJSON })) as PasskeyCreated;
}

/** Has the browser sign with a key of this account. @throws likewise */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<PasskeySigned> {
  return (await startAuthentication({ optionsJSON })) as PasskeySigned;
}

/** What went wrong, for a person; a closed window of the browser is no error of anybody's. */
export function passkeyMessage(error: unknown): string {
  if (error instanceof ApiError) return messageOf(error);
  const cause = error instanceof WebAuthnError ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'Bu cihazın anahtarı hesabınızda zaten var.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da başka bir yol seçin.';
  return 'Bu tarayıcı geçiş anahtarı kullanamıyor. Başka bir yol seçin.';
}
