/**
 * A browser that is one window with a WebKitGTK page in it, for WebKitWebDriver: no toolbar, which would
 * make 320 px impossible, and a profile on disk, because a private window reports nothing to the
 * console. GJS runs it (`gjs -m`); its argument is `WindowOptions` (session.ts) as JSON.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import System from 'system';

/** @type {import('./session.ts').WindowOptions} */
const { folder, blocksCookies, without, script } = JSON.parse(System.programArgs[0]);

Gtk.init(null);

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${folder}/data`,
    base_cache_directory: `${folder}/cache`,
  }),
});
const { ALWAYS, NEVER } = WebKit.CookieAcceptPolicy;
context.get_cookie_manager().set_accept_policy(blocksCookies ? NEVER : ALWAYS);
context.set_automation_allowed(true);

const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
const features = WebKit.Settings.get_all_features();
const known = new Map();
for (let at = 0; at < features.get_length(); at += 1) {
  const feature = features.get(at);
  known.set(feature.get_identifier(), feature);
}
for (const name of without) {
  const feature = known.get(name);
  if (feature === undefined) throw new Error(`WebKit has no feature called ${name}.`);
  settings.set_feature_enabled(feature, false);
}

const content = new WebKit.UserContentManager();
content.add_script(
  WebKit.UserScript.new(
    script,
    WebKit.UserContentInjectedFrames.TOP_FRAME,
    WebKit.UserScriptInjectionTime.START,
    null,
    null,
  ),
);

function openWindow() {
  const view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings,
    user_content_manager: content,
  });
  const window = new Gtk.Window({ default_width: 1280, default_height: 800 });
  window.add(view);
  view.connect('close', () => window.destroy());
  window.show_all();
  view.grab_focus();
  return view;
}

context.connect('automation-started', (_, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name('WebKitGTK');
  application.set_version(
    WebKit.get_major_version(),
    WebKit.get_minor_version(),
    WebKit.get_micro_version(),
  );
  session.set_application_info(application);
  session.connect('create-web-view', openWindow);
});
Gtk.main();
