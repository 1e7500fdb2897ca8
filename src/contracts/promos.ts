import { promo } from '#src/contracts/promo.ts';
import { resource } from '#src/contracts/resource.ts';

/** The promotions as a generic resource (requirements: calls); apart from `promo.ts`, which is part of the first page. */
export const promos = resource('promo', promo);
