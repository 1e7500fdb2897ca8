import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** Where the section is decided line by line; nothing where no SpecWizard writes it. */
export function SpecWizardLink({ filename }: { filename: string | null }) {
  if (filename === null) return null;
  return (
    <Link className={buttonClass()} to={to.specwizard(filename)}>
      Open in {brand.specWizard}
    </Link>
  );
}
