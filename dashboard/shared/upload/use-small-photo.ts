import { useRef, useState } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';

/** A photo that was chosen and made smaller; `problem` says in Turkish why there is none. */
export function useSmallPhoto() {
  const [photo, setPhoto] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const last = useRef<File | null>(null);

  async function choose(file: File | null): Promise<void> {
    last.current = file;
    setPhoto(null);
    setProblem(null);
    setBusy(file !== null);
    if (file === null) return;
    const made = await shrink(file).catch(messageOf);
    // Another one was chosen meanwhile.
    if (last.current !== file) return;
    if (typeof made === 'string') setProblem(made);
    else setPhoto(made);
    setBusy(false);
  }

  return { photo, problem, isBusy, choose };
}

async function shrink(file: File): Promise<File> {
  const { shrinkPicture } = await import('#browser/pictures/shrink-picture.ts');
  return shrinkPicture(file);
}
