import { brand } from '#src/brand.ts';
import { Link } from '#src/components/page/link.tsx';
import { to } from '#src/paths.ts';
import { Part, ReferencePage } from '#src/screens/reference/reference-page.tsx';
import { Notice } from '#src/ui/notice.tsx';

export function Screen() {
  return (
    <ReferencePage
      title="Terms of use"
      description={`Sample terms for the use of ${brand.name}, to be reviewed by counsel.`}
      canonical={to.terms()}
      lead={`What you may do with ${brand.name} content, and what it is not.`}
    >
      <Notice title="Sample text for counsel">
        <p>
          These terms are a draft that describes how the site works. They are not binding until the operator’s
          counsel has reviewed and replaced them.
        </p>
      </Notice>
      <Part id="use" title="1. Use">
        <p>
          You may search, read, print, and download what the library offers, and use drawings, models, and
          specifications in your projects. You may not resell the library or scrape it in bulk.
        </p>
      </Part>
      <Part id="professional" title="2. Professional judgment">
        <p>
          The library informs; it does not design. Whoever signs a project’s documents must check every
          number, detail, and paragraph against the project, the manufacturer’s current literature, and the
          applicable code.
        </p>
      </Part>
      <Part id="content" title="3. Content of manufacturers">
        <p>
          Manufacturers supply the content under their names, keep the rights to it, and are responsible for
          its accuracy. Declarations and certificates belong to those who issue them.
        </p>
      </Part>
      <Part id="names" title="4. Names and numbers">
        <p>
          MasterFormat is a publication of CSI and CSC. Names of standards, rating systems, and programs
          belong to their owners. Mentioning them implies no endorsement in either direction.
        </p>
        <p>
          The software and fonts that this site uses, and their licenses, are listed in the{' '}
          <a className="link" href="/third-party-notices.txt">
            third-party notices
          </a>
          .
        </p>
      </Part>
      <Part id="account" title="5. Account">
        <p>
          Searching and downloading require no account. If you have one, keep your password to yourself. You
          can sign out, and you can delete what this browser stores under{' '}
          <Link className="link" to={to.privacy()}>
            Privacy
          </Link>
          .
        </p>
      </Part>
      <Part id="links" title="6. Other sites">
        <p>Links to other sites are provided for convenience. Their content is not ours.</p>
      </Part>
      <Part id="liability" title="7. Warranty and liability">
        <p>
          The library is provided as it is, without warranty. As far as the law allows, its operator is not
          liable for what is built, bought, or left out because of it.
        </p>
      </Part>
    </ReferencePage>
  );
}
