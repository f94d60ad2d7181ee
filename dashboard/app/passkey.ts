import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type {
  PasskeyCreated,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySigned,
} from '#domain/auth/passkey-schema.ts';
import { ApiError, messageOf } from './api-error.ts';

/**
 * Creates a passkey in the browser. @throws as the browser refuses; `passkeyMessage` explains why
 */
export async function createPasskey(optionsJSON: PasskeyCreation): Promise<PasskeyCreated> {
  return (await startRegistration({ optionsJSON })) as PasskeyCreated;
}

/** Signs a challenge with one of the account's passkeys. @throws likewise */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<PasskeySigned> {
  return (await startAuthentication({ optionsJSON })) as PasskeySigned;
}

/** The error in words; cancelling the browser's dialog is not an error. */
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
