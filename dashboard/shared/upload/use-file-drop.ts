import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped on `area`; true while some are held over it. */
export function useFileDrop(
  area: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: File[]) => onFiles(files));
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = () => setOver(false);
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...(event.dataTransfer?.files ?? [])]);
    };
    const element = area.current;
    element?.addEventListener('dragover', onDragOver);
    element?.addEventListener('dragleave', onDragLeave);
    element?.addEventListener('drop', onDrop);
    return () => {
      element?.removeEventListener('dragover', onDragOver);
      element?.removeEventListener('dragleave', onDragLeave);
      element?.removeEventListener('drop', onDrop);
    };
  }, [area]);
  return isOver;
}
