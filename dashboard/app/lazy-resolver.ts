import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * A form's rules, the Worker's own schema, loaded when the form is first touched (`load` on
 * the first change)
 * instead of with the screen. Submitting waits for them where they are still on their way.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<Values, Values>>,
) {
  let loading: Promise<Resolver<Values>> | undefined;
  const load = () => {
    loading ??= Promise.all([import('@hookform/resolvers/zod'), loadSchema()]).then(
      ([{ zodResolver }, schema]) => zodResolver(schema),
    );
    // A lost connection must not leave the form without rules for good.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const resolver: Resolver<Values> = async (...given) => (await load())(...given);
  return { resolver, load: () => void load() };
}
