declare const flavor: unique symbol;

/**
 * A plain value of which others of the same shape are told apart by the compiler: an amount cannot
 * be passed for a rate, a villa's id not for an owner's. Literals fit without a cast; nothing of it
 * is left at run time.
 */
export type Flavor<Plain, Name extends string> = Plain & { readonly [flavor]?: Name };
