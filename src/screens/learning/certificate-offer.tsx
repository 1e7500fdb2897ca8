import { useState } from 'react';

import { loadDocumentFont } from '#src/browser/document-fonts.ts';
import { log } from '#src/browser/log.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { useSubmitOnce } from '#src/ui/use-submit-once.ts';
import { Link } from '#src/components/page/link.tsx';
import type { Course } from '#src/contracts/learning.ts';
import { slugOf } from '#src/lib/slug.ts';
import { to } from '#src/paths.ts';
import { minutesText } from '#src/screens/learning/entry-texts.ts';
import type { QuizScore } from '#src/stores/learning-progress.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/button.tsx';

/** Makes a certificate in the browser. Requires signing in, because it needs the person's name. */
export function CertificateOffer({ course, score }: { course: Course; score: QuizScore }) {
  const { user } = useSession();
  const [failed, setFailed] = useState(false);
  const { submit, isSubmitting } = useSubmitOnce(async (name: string) => {
    setFailed(false);
    try {
      const { certificateToPdf } = await import('#src/domain/learning/certificate.ts');
      const { signal } = new AbortController();
      const bytes = await certificateToPdf(
        {
          name,
          course: course.title,
          provider: course.provider,
          hours: minutesText(course.minutes),
          right: score.right,
          of: score.of,
          on: score.on,
        },
        (file) => loadDocumentFont(file, signal),
      );
      saveFile(new Blob([bytes], { type: 'application/pdf' }), `certificate-${slugOf(course.title)}.pdf`);
    } catch (error) {
      log.error('A certificate could not be made', { course: course.id, reason: String(error) });
      setFailed(true);
    }
  });
  if (!user)
    return (
      <p>
        <Link className="link" to={to.signIn(to.course(course.id))}>
          Sign in
        </Link>{' '}
        for a certificate of completion with your name.
      </p>
    );
  return (
    <div className="stack at-left gap-2">
      <Button
        disabled={isSubmitting}
        onClick={() => submit(`${user.firstName} ${user.lastName}`.trim() || user.email)}
      >
        {isSubmitting ? 'Creating the certificate…' : 'Certificate of completion (PDF)'}
      </Button>
      <p className="note muted">A personal record. It is not credit, and no organization has approved it.</p>
      {failed && <p role="alert">Couldn’t create the certificate. Check your connection and try again.</p>}
    </div>
  );
}
