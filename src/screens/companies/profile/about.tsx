import type { Company } from '#src/contracts/companies.ts';
import style from '#src/screens/companies/profile/about.module.css';
import { hasPart } from '#src/screens/companies/frame/part-links.tsx';
import { Part } from '#src/screens/companies/frame/part.tsx';

export function About({ company }: { company: Company }) {
  const { about, sustainability, associations, companyNoHtml: name } = company;
  if (!hasPart(company, 'about')) return null;
  return (
    <Part id="about" title={`About ${name}`}>
      {about.trim() === '' ? (
        <p className="muted">{name} has no description yet.</p>
      ) : (
        <p className={style.text} dir="auto">
          {about}
        </p>
      )}
      {sustainability !== null && sustainability !== '' && (
        <div className={`body-subheads ${style.also}`}>
          <h3>Sustainability</h3>
          <p className={style.text} dir="auto">
            {sustainability}
          </p>
        </div>
      )}
      {associations.length > 0 && (
        <div className={`body-subheads ${style.also}`}>
          <h3>Associations</h3>
          <ul className="flow gap-0-4">
            {associations.map((association) => (
              <li key={association}>{association}</li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
}
