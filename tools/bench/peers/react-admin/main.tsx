import simpleRestProvider from 'ra-data-simple-rest';
import { createRoot } from 'react-dom/client';
import { Admin, type AuthProvider, Datagrid, List, Resource, TextField } from 'react-admin';

/** The framework's login page and one list: the smallest dashboard. */
const authProvider: AuthProvider = {
  async login({ username, password }) {
    const answer = await fetch('/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    });
    if (!answer.ok) throw new Error(answer.statusText);
    const { content } = await answer.json();
    localStorage.setItem('token', content.accessToken);
  },
  async logout() {
    localStorage.removeItem('token');
  },
  async checkAuth() {
    if (localStorage.getItem('token') === null) throw new Error('signed out');
  },
  async checkError() {},
  async getPermissions() {},
};

const VillaList = () => (
  <List>
    <Datagrid>
      <TextField source="code" />
      <TextField source="name" />
      <TextField source="town" />
      <TextField source="capacity" />
    </Datagrid>
  </List>
);

createRoot(document.querySelector('#root') ?? document.body).render(
  <Admin dataProvider={simpleRestProvider('/v1/admin')} authProvider={authProvider}>
    <Resource name="villas" list={VillaList} />
  </Admin>,
);
