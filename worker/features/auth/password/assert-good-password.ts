import { isOwnWords, type KnownPerson } from '#domain/auth/own-words.ts';
import { refused } from '#domain/errors.ts';
import { isBreached } from './breached/breached.ts';

/**
 * The checks of a chosen password that the form's schema cannot do; every way to choose one uses
 * this. `path` is the field. @throws `VALIDATION` (422) for a password that is known to be stolen
 * or is made of the person's own words.
 */
export async function assertGoodPassword(
  password: string,
  person: KnownPerson,
  path: string,
): Promise<void> {
  const message = isOwnWords(password, person)
    ? 'Parola adınızdan ya da e-posta adresinizden oluşamaz.'
    : (await isBreached(password))
      ? 'Bu parola çalınmış parolalar arasında. Başka bir parola seçin.'
      : null;
  if (message !== null) throw refused('VALIDATION', message, [{ path, message }]);
}
