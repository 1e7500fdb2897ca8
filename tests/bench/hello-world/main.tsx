import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, useLoaderData, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';

interface Row {
  id: number;
  name: string;
}

async function rows({ request }: { request: Request }): Promise<Row[]> {
  const { data } = await axios.get<Row[]>('/api/rows', {
    params: { even: new URL(request.url).searchParams.get('even') },
  });
  return data;
}

function List() {
  const list = useLoaderData<typeof rows>();
  const [search, setSearch] = useSearchParams();
  return (
    <main>
      <h1>Hello world</h1>
      <p>Showing {list.length}</p>
      <label>
        <input
          type="checkbox"
          checked={search.has('even')}
          onChange={({ target }) => setSearch(target.checked ? { even: '1' } : {})}
        />
        Even
      </label>
      <ul>
        {list.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/product/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}

async function row({ params }: { params: { id?: string } }): Promise<Row> {
  const { data } = await axios.get<Row>(`/api/rows/${params.id}`);
  return data;
}

function Detail() {
  const { name } = useLoaderData<typeof row>();
  return (
    <main>
      <h1>{name}</h1>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/', loader: rows, Component: List, HydrateFallback: () => null },
  { path: '/product/:id', loader: row, Component: Detail },
]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
