import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod';

/**
 * A short form without stored text: validated with the Worker's schema, no draft, no leave guard.
 */
export function usePlainForm<Schema extends z.ZodType<FieldValues, FieldValues>>(
  schema: Schema,
  defaults: z.input<Schema>,
  send: (output: z.output<Schema>) => void,
) {
  const { register, handleSubmit, formState, reset } = useForm<
    z.input<Schema>,
    unknown,
    z.output<Schema>
  >({
    resolver: zodResolver(schema) as Resolver<z.input<Schema>, unknown, z.output<Schema>>,
    defaultValues: defaults as DefaultValues<z.input<Schema>>,
  });
  return { register, errors: formState.errors, submit: handleSubmit(send), reset };
}
