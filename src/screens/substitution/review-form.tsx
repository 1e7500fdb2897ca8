import type { SubstitutionPages } from '#src/screens/substitution/loaders.ts';
import { RequestFields } from '#src/screens/substitution/request-fields.tsx';
import { ReviewFields } from '#src/screens/substitution/review-fields.tsx';
import style from '#src/screens/substitution/review-form.module.css';
import { SaveForm } from '#src/screens/substitution/save-form.tsx';
import type { FormFiles } from '#src/screens/substitution/form-files.ts';
import type { ReviewForm } from '#src/screens/substitution/use-review.ts';

interface Props {
  pages: SubstitutionPages;
  form: ReviewForm;
  files: FormFiles;
}

/** The request form: its header, and for each proposed product the request and the decision. */
export const ReviewFormFields = ({ pages, form, files }: Props) => (
  <section className={`stack gap-4 screen-only ${style.form}`} aria-labelledby="request-form">
    <h2 id="request-form">Substitution request form</h2>
    <p className="measure quiet">
      Fill in what you know. Anything you leave blank becomes a line to write on; signatures are always left
      blank. The form includes the comparison above and lists the documents to attach.
    </p>
    <RequestFields form={form} />
    {pages.proposed.map(({ product }, column) => {
      const review = form.reviews[column];
      return (
        review && (
          <ReviewFields
            key={product.id}
            title={product.title}
            review={review}
            onChange={(part) => form.changeReview(column, (now) => ({ ...now, ...part }))}
          />
        )
      );
    })}
    <SaveForm files={files} />
  </section>
);
