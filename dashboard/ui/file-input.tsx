import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'tabIndex' | 'className' | 'onChange'> & {
  onFiles: (files: File[]) => void;
};

/** What a button of ours opens: the browser's own file field is in the browser's language. */
export const FileInput = ({ onFiles, ...input }: Props) => (
  <input
    {...input}
    type="file"
    tabIndex={-1}
    className="sr-only"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // So that the same file can be chosen again.
      target.value = '';
    }}
  />
);
