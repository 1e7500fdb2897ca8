import { Link } from '#src/components/page/link.tsx';
import { Facts } from '#src/components/page/facts.tsx';
import { SectionNumber } from '#src/components/library/section-number.tsx';
import type { CompanyBrief } from '#src/contracts/companies.ts';
import type { Product } from '#src/contracts/content.ts';
import { to } from '#src/paths.ts';

/** Whom to call, and the product's title block. */
export function ManufacturerBox({ manufacturer, product }: { manufacturer: CompanyBrief; product: Product }) {
  const { city, state, phone } = manufacturer;
  return (
    <div className="stack at-start gap-3">
      <h2>Company</h2>
      <Facts
        facts={[
          [
            'Manufacturer',
            <Link key="maker" to={to.company(manufacturer)}>
              {manufacturer.company}
            </Link>,
          ],
          ['Location', [city, state].filter(Boolean).join(', ')],
          [
            'Phone',
            phone === null ? null : (
              <a key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            ),
          ],
          ['Product', product.noun],
          ['Trade name', product.tradename],
          ['Building types', product.buildingTypes.join(', ')],
          [
            'Section',
            product.csi.map((section) => (
              <p key={section.number}>
                <SectionNumber section={section} withTitle />
              </p>
            )),
          ],
        ]}
      />
    </div>
  );
}
