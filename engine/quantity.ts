/** Beside the contract, which samples are a part of and which re-exports it. */

/** A number that says its unit. Plain numbers fit; a Quantity of another unit does not. */
export type Quantity<U extends string> = number & { readonly __unit?: U };
