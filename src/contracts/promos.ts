import { promo } from '#src/contracts/promo.ts';
import { resource } from '#src/contracts/resource.ts';

/** Promotions as a generic resource (requirements: calls). Separate from `promo.ts`, which the first page loads. */
export const promos = resource('promo', promo);
