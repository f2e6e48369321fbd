import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactFormSummary } from './ContactFormSummary.tsx';

describe('the error summary', () => {
  it('links to the fields of the form, and to nothing else', () => {
    const html = renderToStaticMarkup(
      <ContactFormSummary
        title="There is a problem"
        lines={[
          { field: 'workEmail', message: 'No address', isOfForm: true },
          { field: 'enquiry', message: 'Too many', isOfForm: false },
        ]}
        panel={{ current: null }}
      />,
    );
    expect(html).toContain('<li><a href="#workEmail">No address</a></li><li><a>Too many</a></li>');
  });
});
