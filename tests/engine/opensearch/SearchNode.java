import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node on loopback: name, HTTP port, own and the other's transport port, folder. */
public final class SearchNode extends Node {
  private SearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class),
        false);
  }

  public static void main(String[] given) throws Exception {
    Settings settings = Settings.builder()
        .put("cluster.name", "lintel-tests")
        .put("node.name", given[0])
        .put("path.home", Path.of(given[4], given[0]).toString())
        .put("network.host", "127.0.0.1")
        .put("http.port", given[1])
        .put("transport.port", given[2])
        .putList("discovery.seed_hosts", "127.0.0.1:" + given[2], "127.0.0.1:" + given[3])
        .putList("cluster.initial_cluster_manager_nodes", "one")
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .build();
    SearchNode node = new SearchNode(settings);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        node.close();
      } catch (IOException error) {
        error.printStackTrace();
      }
    }));
    node.start();
    Thread.currentThread().join();
  }
}
