import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { ApiError } from '#dashboard/app/api-error.ts';
import { replaceAmenities, updateBtrans, updateVilla } from '../api.ts';
import { changesOf, type VillaFormInput, type VillaFormOutput } from './form.ts';

type Saving = {
  id: number;
  /** The form's initial values: only differences are sent. */
  stored: VillaFormInput;
  typed: VillaFormOutput;
  /** The villa after the calls that succeeded. */
  refetch: () => Promise<AdminVilla>;
  /** Only some of the calls succeeded: a retry starts from their result. */
  onPartlySaved: (fresh: AdminVilla) => void;
};

/**
 * Saves what changed: the sections, then the amenities, then the BTRANS fields, each based on the
 * version of the one before. If a later call is refused, a retry harmlessly sends the earlier ones
 * again. @throws ApiError with issues by the form's own paths
 */
export async function saveVilla(saving: Saving): Promise<AdminVilla> {
  const { id, stored, typed, refetch, onPartlySaved } = saving;
  const { villa, featureIds, btrans } = changesOf(stored, typed);
  let { version } = typed;
  let saved: AdminVilla | null = null;
  try {
    if (villa) {
      saved = await updateVilla(id, { version, ...villa });
      version = saved.version;
    }
    if (featureIds) ({ version } = await replaceAmenities(id, { version, featureIds }));
    if (btrans) ({ version } = await updateBtrans(id, { version, ...btrans }).catch(inSection));
  } catch (error) {
    if (version !== typed.version) onPartlySaved(await refetch());
    throw error;
  }
  if (saved && version === saved.version) return saved;
  return { ...(await refetch()), notices: saved?.notices ?? [] };
}

/** The report's call names its fields without their section. */
function inSection(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.status, error.code, error.message, {
    issues: error.issues.map(({ path, message }) => ({ path: `btrans.${path}`, message })),
  });
}
