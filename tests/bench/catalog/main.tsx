import axios from 'axios';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  Link,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Product, ProductList } from './products.ts';

async function list({ request }: { request: Request }): Promise<ProductList> {
  const { data } = await axios.get<ProductList>('/api/products', {
    params: { color: new URL(request.url).searchParams.get('color') },
  });
  return data;
}

function Frame() {
  return (
    <>
      <header>
        <Link to="/">Catalog</Link>
      </header>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function List() {
  const { total, products, facets } = useLoaderData<typeof list>();
  const [search, setSearch] = useSearchParams();
  return (
    <main>
      <h1>Roof</h1>
      <p>
        Showing 1–{products.length} of {total}
      </p>
      <div className="columns">
        <form>
          {facets.map(({ name, values }) => (
            <fieldset key={name}>
              <legend>{name}</legend>
              {values.map((value) => (
                <label key={value.name}>
                  <input
                    type="checkbox"
                    checked={name === 'Color' && search.get('color') === value.name}
                    onChange={({ target }) => setSearch(target.checked ? { color: value.name } : {})}
                  />
                  <span>{value.name}</span>
                  <span>{value.count}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </form>
        <ol>
          {products.map((product) => (
            <li key={product.id}>
              <Row product={product} />
            </li>
          ))}
        </ol>
      </div>
    </main>
  );
}

function Row({ product }: { product: Product }) {
  const { id, name, maker, section, summary, color, values } = product;
  return (
    <article>
      <svg width="104" height="78" viewBox="0 0 104 78" aria-hidden="true">
        <rect x="4" y="4" width="96" height="70" />
      </svg>
      <div>
        <h3>
          <Link to={`/product/${id}`}>{name}</Link>
        </h3>
        <p>
          <b>Product</b> <span>{maker}</span> <span>{section}</span> <span>{color}</span>
        </p>
        <p>{summary}</p>
        <Values values={values.slice(0, 4)} />
        <label>
          <input type="radio" name={`choice-${id}`} /> Select
        </label>
        <button type="button">Save</button>
        <button type="button">Preview</button>
      </div>
    </article>
  );
}

function Values({ values }: { values: Product['values'] }) {
  return (
    <dl>
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

async function detail({ params }: { params: { id?: string } }): Promise<Product> {
  const { data } = await axios.get<Product>(`/api/products/${params.id}`);
  return data;
}

function Detail() {
  const { name, maker, section, summary, values, files } = useLoaderData<typeof detail>();
  return (
    <main>
      <h1>{name}</h1>
      <p>
        {maker} · {section}
      </p>
      <p>{summary}</p>
      <h2>Values</h2>
      <Values values={values} />
      <h2>Files</h2>
      <table>
        <tbody>
          {files.map((file) => (
            <tr key={file}>
              <td>{file}</td>
              <td>PDF</td>
              <td>
                <a href={`/files/${file}`}>Download</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const router = createBrowserRouter([
  {
    Component: Frame,
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: list, Component: List },
      { path: '/product/:id', loader: detail, Component: Detail },
    ],
  },
]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
