import type { Company } from '#src/contracts/companies.ts';

/** Manufacturers by number. Those that only tests need are found by theirs, and are in no list. */
export class Companies extends Map<number, Company> {
  readonly #apart = new Map<number, Company>();

  setApart(company: Company): void {
    this.#apart.set(company.coid, company);
  }

  override get(coid: number): Company | undefined {
    return super.get(coid) ?? this.#apart.get(coid);
  }

  override has(coid: number): boolean {
    return super.has(coid) || this.#apart.has(coid);
  }
}
