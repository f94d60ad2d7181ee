import { useQueryClient } from '@tanstack/react-query';
import type { Control, UseFormRegister } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import {
  type BlogPost,
  CreateBlogPostInput,
  EditBlogPostInput,
} from '#domain/blog/admin-schema.ts';
import { RichTextField } from '#dashboard/shared/rich-text/rich-text-field.tsx';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { BLOG, createPost, editPost } from './api.ts';
import { PublishField } from './publish-field.tsx';

export function NewPostForm({ onDone }: { onDone: () => void }) {
  const { form, ...state } = useSaveForm({
    schema: CreateBlogPostInput,
    defaults: EMPTY,
    draft: 'blog:new',
    focusFirst: 'title',
    save: createPost,
    changes: [BLOG],
    onSaved: onDone,
    done: 'Yazı eklendi',
  });
  return (
    <SaveForm {...state} onCancel={onDone}>
      <PostFields
        register={form.register as unknown as UseFormRegister<PostValues>}
        control={form.control as unknown as Control<PostValues>}
      />
    </SaveForm>
  );
}

export function EditPostForm({ post, onReload }: { post: BlogPost; onReload: () => void }) {
  const client = useQueryClient();
  const { id, version, slug, title, excerpt, body, tags, image, imageAlt, publishedAt, active } =
    post;
  const { form, ...state } = useSaveForm({
    schema: EditBlogPostInput,
    defaults: {
      id,
      version,
      slug,
      title,
      excerpt,
      body,
      tags,
      image,
      imageAlt,
      publishedAt,
      active,
    },
    draft: `blog:${id}`,
    save: editPost,
    onSaved: () => void client.invalidateQueries({ queryKey: BLOG }),
    done: 'Yazı kaydedildi',
  });
  return (
    <SaveForm
      {...state}
      reload={onReload}
      footClass="sticky bottom-0 border-t border-line bg-ground py-3"
    >
      <PostFields
        register={form.register as unknown as UseFormRegister<PostValues>}
        control={form.control as unknown as Control<PostValues>}
      />
    </SaveForm>
  );
}

/** What both forms ask. */
type PostValues = {
  title: string;
  slug?: string;
  excerpt?: string;
  body: BlogPost['body'];
  tags?: string[];
  image?: string | null;
  imageAlt?: string;
  publishedAt?: string | null;
  active?: boolean;
};

const EMPTY: PostValues = {
  title: '',
  slug: undefined,
  excerpt: '',
  body: [],
  tags: [],
  image: null,
  imageAlt: '',
  publishedAt: null,
  active: true,
};

/** `deniz, Kaş ,` → `['deniz', 'Kaş']` */
const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);

type FieldsProps = {
  register: UseFormRegister<PostValues>;
  control: Control<PostValues>;
};

function PostFields({ register, control }: FieldsProps) {
  return (
    <>
      <TextInput label="Başlık" {...register('title')} />
      <TextInput
        label="Adres"
        hint="/blog/… Boş bırakırsanız başlıktan oluşur."
        className="figures"
        {...register('slug', { setValueAs: (typed: string) => typed || undefined })}
      />
      <TextArea
        label="Özet"
        hint="Listede ve arama sonuçlarında."
        rows={2}
        {...register('excerpt')}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TextInput
            label="Etiketler"
            hint="Virgülle ayırın."
            name={field.name}
            defaultValue={field.value?.join(', ')}
            onChange={({ target }) => field.onChange(tagsOf(target.value))}
            onBlur={field.onBlur}
          />
        )}
      />
      <Controller
        control={control}
        name="image"
        render={({ field }) => (
          <PictureField label="Resim" value={field.value ?? null} onChange={field.onChange} />
        )}
      />
      <TextInput
        label="Resmin anlatımı"
        hint="Görmeyenler için ne göründüğü."
        {...register('imageAlt')}
      />
      <RichTextField label="Yazı" name="body" control={control} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Controller
          control={control}
          name="publishedAt"
          render={({ field }) => (
            <PublishField value={field.value ?? null} onChange={field.onChange} />
          )}
        />
        <Tick className="sm:pt-5" {...register('active')}>
          Gününde sitede görünsün
        </Tick>
      </div>
    </>
  );
}
